const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address that came from data, or undefined when following it could run code. Line breaks and spaces are dropped
 * first, as browsers do, so that `java\nscript:` does not pass.
 */
export function safeHref(href: string | undefined | null): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here.
  const text = (href ?? '').replace(/[\u0000-\u0020\u007f]/g, '');
  if (!text) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(text)?.[1];
  return scheme === undefined || safeSchemes.has(scheme.toLowerCase()) ? text : undefined;
}
