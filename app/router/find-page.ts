import { matchRoutes } from 'react-router-dom';
import type { PageRow } from './decide.ts';

/** The page of an address by the router's own ranking: fixed words win over parameters, whatever the order of the table. */
export function findPage<Page extends PageRow>(
  pages: readonly Page[],
  path: string,
): { page: Page; params: Record<string, string> } | undefined {
  const routes = pages.flatMap((page) => (page.route ? [{ path: page.route, caseSensitive: true, handle: page }] : []));
  const match = matchRoutes(routes, path)?.at(-1);
  if (!match) return undefined;
  return { page: match.route.handle, params: definedOnly(match.params) };
}

function definedOnly(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']));
}
