/** `path` when it is an address of this origin that starts with a single slash, else `fallback` (AUTH-27, P31). */
export function safePath(path: string | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  // Browsers drop tabs and line breaks and read a backslash as a slash, so the parser has the last word.
  const origin = 'http://own.invalid';
  if (/^\/[/\\]/.test(path) || !URL.canParse(path, origin)) return fallback;
  const url = new URL(path, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback;
}
