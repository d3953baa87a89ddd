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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
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

/** A sentence of the description: what stands between backticks is code. */
export function prose(text: string): Html {
  return {
    markup: text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
      .join(''),
  };
}

/** Markup one after another with something between. */
export function joined(parts: readonly Html[], between: string): Html {
  return { markup: parts.map(({ markup }) => markup).join(between) };
}
