import type { Preview } from '@storybook/react-vite';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** Words and references count by being there: what axe asks of them is the same in each language and length. */
const wording =
  /^(id|for|name|href|src|srcset|title|alt|lang|placeholder|value|aria-(label|labelledby|describedby|details|controls|owns|activedescendant|errormessage|description|valuetext|placeholder))$/;

/** A story that repeats another one has its colours. */
const styling = /^(class|style|data-.*)$/;

/** What axe has judged in this window. */
const judged = new Set<string>();

/**
 * In the gate axe judges a story that repeats another one with other words or in a narrow window (`parameters.repeats`) only
 * where its markup is new: where a phone gets other elements, names or things that scroll. Every other story is judged, and
 * in the whole run (TEST_TIER=whole) and in Storybook itself all are.
 */
export const axeOnce: AfterEach = (context) => {
  if (import.meta.env['TEST_TIER'] !== 'gate') return;
  const { a11y, repeats } = context.parameters;
  const { scheme, theme } = context.globals;
  const look = [scheme, theme, JSON.stringify(a11y?.options?.runOnly), markupOf(document.body)].join('\n');
  // The accessibility addon reads its parameters after this.
  if (repeats && judged.has(look)) context.parameters = { ...context.parameters, a11y: { ...a11y, test: 'off' } };
  judged.add(look);
};

/** The elements below one that are shown, with what the rules of axe ask about names, roles and keys. */
export function markupOf(root: Element): string {
  const shown = [...root.children].filter((child) => !child.matches('script, style, link') && child.checkVisibility());
  return shown
    .map((child) => `<${child.localName} ${attributesOf(child)}>${wordsOf(child)}${markupOf(child)}</>`)
    .join('');
}

function attributesOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !styling.test(name))
    .map(({ name, value }) => `${name}=${wording.test(name) && value.trim() !== '' ? '…' : value}`);
  return [...attributes.sort(), ...(doesScroll(element) ? ['scrolls'] : [])].join(' ');
}

const wordsOf = ({ childNodes }: Element): string =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) ? '…' : '';

function doesScroll(element: Element): boolean {
  const isOver = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  return isOver && /auto|scroll/.test(getComputedStyle(element).overflow);
}
