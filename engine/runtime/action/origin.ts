/** Scheme, host and port of a page; `*`, `null` and addresses with a path are none. */
export function isOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === origin && !origin.includes('*');
}
