import type { Preview } from '@storybook/react-vite';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** Words and references count by being there: what axe asks of them is the same in each language and length. */
const wording =
  /^(id|for|name|href|src|srcset|title|alt|lang|placeholder|value|aria-(label|labelledby|describedby|details|controls|owns|activedescendant|errormessage|description|valuetext|placeholder))$/;

/** What these come to is in the computed style. */
const styling = /^(class|style|data-.*)$/;

/** Looks that axe has seen in this window, each with the rules it was judged by. */
const seen = new Set<string>();

/**
 * In the gate axe judges a look once: the stories of a widget repeat it with other words and on a phone. A look is what the
 * rules of axe read: the elements, their attributes, their colours and sizes of text, what is hidden and what scrolls.
 * The whole run (TEST_TIER=whole) and Storybook itself judge every story.
 */
export const axeOnce: AfterEach = async (context) => {
  if (import.meta.env['TEST_TIER'] !== 'gate') return;
  const { a11y } = context.parameters;
  if (a11y?.test === 'off') return;
  const look = await digest(lookOf(document.body));
  const rules = JSON.stringify(a11y?.options?.runOnly ?? 'all');
  if (seen.has(`all ${look}`) || seen.has(`${rules} ${look}`)) {
    // The accessibility addon reads it after this.
    context.parameters = { ...context.parameters, a11y: { ...a11y, test: 'off' } };
  }
  seen.add(`${rules} ${look}`);
};

/** What axe reads of a part of the page. */
export function lookOf(root: Element): string {
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.matches('script, style, link'))
    .map((element) => `${depthOf(element)}${markupOf(element)}${styleOf(element)}`)
    .join('\n');
}

function depthOf(element: Element): number {
  let depth = 0;
  for (let at = element.parentElement; at; at = at.parentElement) depth += 1;
  return depth;
}

function markupOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !styling.test(name))
    .map(({ name, value }) => `${name}=${wording.test(name) && value.trim() !== '' ? '…' : value}`);
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return `<${element.localName} ${attributes.sort().join(' ')}>${hasText ? '…' : ''}`;
}

function styleOf(element: Element): string {
  const style = getComputedStyle(element);
  const { display, visibility, opacity, color, backgroundColor, backgroundImage, fontSize, fontWeight } = style;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const scrolls = /auto|scroll/.test(style.overflow) && (scrollWidth > clientWidth || scrollHeight > clientHeight);
  return [display, visibility, opacity, color, backgroundColor, backgroundImage, fontSize, fontWeight, scrolls].join(
    ' ',
  );
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(bytes).join();
}
