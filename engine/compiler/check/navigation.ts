import { isObject, pointerTo } from '#schemas';
import { anyType } from '../expression/type.ts';
import { checkCondition } from './expression.ts';
import { addUnknownRoles } from './roles.ts';
import { reachOf } from './reach.ts';
import { isSafeUrl } from './safe-url.ts';
import { rootTypes } from './scopes.ts';
import { checkText } from './text.ts';
import { checkFreeValue } from './value.ts';
import { noNodes, type Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Checks a menu tree. Its expressions read what every page has: `params` is that of the page or layout that shows it. */
export function checkNavigation(walk: Walk, source: Record<string, unknown>): void {
  const { env, user, query, locale } = rootTypes(walk, source, {});
  const roots = Object.fromEntries(
    Object.entries({ env, user, query, locale, params: anyType }).flatMap(([name, type]) =>
      type ? [[name, type]] : [],
    ),
  );
  const scope: Scope = { roots, reach: undefined, dialogs: {}, drawers: {}, data: [], actions: [], nodes: noNodes };
  if (isObject(source.title)) checkText(walk, source.title, '/title', scope, checkFreeValue);
  checkItems(walk, source.items, '/items', scope, new Set());
}

function checkItems(walk: Walk, items: unknown, pointer: string, scope: Scope, seen: Set<string>): void {
  if (!Array.isArray(items)) return;
  for (const [index, item] of items.entries()) {
    if (isObject(item)) checkItem(walk, item, pointerTo(pointer, index), scope, seen);
  }
}

function checkItem(walk: Walk, item: Record<string, unknown>, pointer: string, scope: Scope, seen: Set<string>): void {
  const { id, text, note, route, children, roles, when, current } = item;
  if (typeof id === 'string') {
    if (seen.has(id)) walk.diagnostics.add('PAGE_ID_DUPLICATE', `${pointer}/id`, { id });
    seen.add(id);
  }
  if (isObject(text)) checkText(walk, text, `${pointer}/text`, scope, checkFreeValue);
  if (isObject(note)) checkText(walk, note, `${pointer}/note`, scope, checkFreeValue);
  if ((route === undefined) === (children === undefined))
    walk.diagnostics.add('PAGE_NAVIGATION_ITEM', pointer, { found: route === undefined ? 'neither' : 'both' });
  if (typeof route === 'string' && !isSafeUrl(route))
    walk.diagnostics.add('PAGE_URL_UNSAFE', `${pointer}/route`, { url: JSON.stringify(route.slice(0, 60)) });
  if (typeof roles === 'string' && !reachOf(roles, walk.context.roleSets))
    addUnknownRoles(walk, roles, `${pointer}/roles`);
  if (when !== undefined) checkCondition(walk, when, `${pointer}/when`, scope);
  if (current !== undefined) checkCondition(walk, current, `${pointer}/current`, scope);
  checkItems(walk, children, `${pointer}/children`, scope, seen);
}
