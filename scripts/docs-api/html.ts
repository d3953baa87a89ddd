import { replaceAttributes } from '#app/prerender/replace-attributes.ts';

/** Markup that is safe to send; everything else is escaped when it is put into some. */
export interface Html {
  readonly markup: string;
}

type Part = Html | readonly Html[] | string | number | undefined | false;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const special = /[&<>"']/;

/** Most texts need nothing, and looking is many times quicker than replacing. */
function escaped(text: string): string {
  return special.test(text) ? text.replace(/[&<>"']/g, (character) => escapes[character] ?? '') : text;
}

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** A template whose values are escaped unless they are markup or lists of it; `undefined` and `false` are nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.reduce((text, next, index) => text + written(parts[index - 1]) + next) };
}

/** A sentence: text between backticks is code, and `[text](page.html#anchor)` a link to a neighbouring page. */
export function prose(text: string): Html {
  const parts = text.split('`').map((part, index) => {
    if (index % 2 === 1) return `<code>${escaped(part)}</code>`;
    return escaped(part).replace(/\[([^\]]+)\]\(([a-z-]+\.html(?:#[\w-]+)?)\)/g, '<a href="$2">$1</a>');
  });
  return { markup: parts.join('') };
}

/** Markup one after another with something between. */
export function joined(parts: readonly Html[], between: string): Html {
  return { markup: parts.map(({ markup }) => markup).join(escaped(between)) };
}

/** False for a place on the same page, an address from the root, and one with a scheme. */
const isRelative = (address: string): boolean => !/^(?:[#/]|[a-z]+:)/.test(address);

/** The same markup with its relative addresses written for a page in a folder above. */
export function movedUp(markup: string, folder: string): string {
  return replaceAttributes(markup, (name, address) =>
    (name === 'href' || name === 'src') && isRelative(address) ? `${name}="${escaped(folder + address)}"` : undefined,
  );
}
