const link = /^\/(?:app|pcwx_app)\/([^/]{1,400})(\/.*)?$/;

/** The query `?apphash=…` of a link to an application, with what else the link says and, as `inside`, the page behind it; undefined for every other path (AUTH-40, ROUTE-118). */
export function linkedApplication(path: string, search: string): string | undefined {
  const [, hash, inside = '/'] = link.exec(path) ?? [];
  if (hash === undefined) return undefined;
  const query = new URLSearchParams(search);
  query.set('apphash', decoded(hash));
  if (inside === '/') query.delete('inside');
  else query.set('inside', inside);
  return `?${query}`;
}

/** `web.html#/app/{hash}`, the form of an older product, as a path of this one; undefined for every other place. */
export function pathOfOldLink({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  return pathname.endsWith('/web.html') && link.test(hash.slice(1)) ? hash.slice(1) : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape is no hash of ours, and the server will say so.
    return text;
  }
}
