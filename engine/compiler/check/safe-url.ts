const schemes = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * True for a path, query or fragment of this site and for http, https, mailto and tel addresses. Browsers drop control
 * characters and read `\` as `/`, so whatever has those is refused, and so is `//host`.
 */
export function isSafeUrl(url: string): boolean {
  if (hasControlOrBackslash(url) || url.startsWith('//')) return false;
  const scheme = /^([^/?#]*?):/.exec(url)?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}

function hasControlOrBackslash(url: string): boolean {
  return [...url].some((letter) => letter <= ' ' || letter === '\u007f' || letter === '\\');
}
