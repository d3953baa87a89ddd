/** A site that does not exist: an address that stays on it stays on ours. */
const nowhere = 'https://site.invalid';

/**
 * The path, query and fragment of an address within this site, as a browser would read it; undefined for anything that
 * leads elsewhere: other origins, `//host`, `/\host`, schemes, line breaks that hide one of them (P31).
 */
export function sitePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(address, nowhere);
  } catch {
    return undefined;
  }
  if (url.origin !== nowhere || url.username !== '' || url.password !== '' || url.pathname.startsWith('//'))
    return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
