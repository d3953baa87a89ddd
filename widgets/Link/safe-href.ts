const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address that came from data, or undefined when following it could run code. Line breaks and spaces are dropped
 * first, as browsers do, so that `java\nscript:` does not pass.
 */
export function safeHref(href: string | undefined | null): string | undefined {
  const text = [...(href ?? '')].filter((character) => character > ' ' && character !== '\u007f').join('');
  if (!text) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(text)?.[1];
  return scheme === undefined || safeSchemes.has(scheme.toLowerCase()) ? text : undefined;
}
