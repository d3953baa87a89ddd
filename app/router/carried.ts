import type { Address } from './decide.ts';

/** P50: who sees the pages as they are shipped stays with them on the way to the one that is to be mended. */
const safe = 'safe';

/** What the pages of an application keep in their address beside its id: the mode of the sidebar and the category. */
const carried = ['istable', 'cid'];

/**
 * ROUTE-115: a path of the application that the address is in, with what the address says of it. What the path says itself counts, and the home
 * of an application is asked for without a category on purpose.
 */
export function withCarried(to: string, { search }: Address): string {
  const [rest = '', fragment] = to.split('#', 2);
  const [path = '', query = ''] = rest.split('?', 2);
  const now = new URLSearchParams(search);
  const target = new URLSearchParams(query);
  const isInside = target.has('appid') && target.get('appid') === now.get('appid');
  const missing = (isInside ? carried : []).filter((name) => {
    if (target.has(name) || (name === 'cid' && path === '/dashboard')) return false;
    return now.get(name) !== null;
  });
  if (now.get(safe) === '1' && !target.has(safe)) missing.push(safe);
  if (missing.length === 0) return to;
  for (const name of missing) target.set(name, now.get(name) ?? '');
  return `${path}?${target}${fragment === undefined ? '' : `#${fragment}`}`;
}
