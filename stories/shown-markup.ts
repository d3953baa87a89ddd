/** Words and references count by being there: what axe asks of them is the same in each language and length. */
const wording =
  /^(id|for|name|href|src|srcset|title|alt|lang|placeholder|value|aria-(label|labelledby|describedby|details|controls|owns|activedescendant|errormessage|description|valuetext|placeholder))$/;

/** A story that repeats another one has its colours. */
const styling = /^(class|style|data-.*)$/;

/** The elements below one that are shown, with what the rules of axe ask about names, roles and keys. */
export function shownMarkup(root: Element): string {
  const shown = [...root.children].filter((child) => !child.matches('script, style, link') && child.checkVisibility());
  return shown
    .map((child) => `<${child.localName} ${attributesOf(child)}>${wordsOf(child)}${shownMarkup(child)}</>`)
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
