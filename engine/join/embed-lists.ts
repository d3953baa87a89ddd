import { isObject } from '#schemas';
import type { List } from '../document/generated/documents.ts';
import type { ButtonParts } from './block-buttons.ts';
import { listScope, listTable } from './list.ts';

type Made = Record<string, unknown>;
type FindList = (id: string) => List | undefined;
type Parts = Omit<ButtonParts, 'texts'>;

/**
 * Replaces nodes such as `{"id": "table", "list": "settings.deletedStaff"}` by the tables of lists. The page, dialog or drawer around
 * gets what each list needs; its own members win. Returns the same document where there is no such node.
 */
export function embedLists(document: Made, find: FindList, parts: Parts): Made {
  let changed = embedInto(document, find, parts);
  for (const group of ['dialogs', 'drawers']) {
    const opened = changed[group];
    if (!isObject(opened)) continue;
    for (const [name, scope] of Object.entries(opened)) {
      const whole = isObject(scope) ? embedInto(scope, find, parts) : scope;
      if (whole !== scope) changed = { ...changed, [group]: { ...Object(changed[group]), [name]: whole } };
    }
  }
  return changed;
}

function embedInto(scope: Made, find: FindList, parts: Parts): Made {
  const lists: List[] = [];
  const body = withTables(scope.body, (node) => {
    const list = find(String(node.list));
    if (!list) return node;
    lists.push(list);
    return parts.origins.made(listTable(list, String(node.id), parts), list);
  });
  return lists.reduce(
    (around, list) => withScope(around, listScope(list, parts)),
    lists.length === 0 ? scope : { ...scope, body },
  );
}

/** A scope with what a list needs beside its own members. */
function withScope(scope: Made, needed: Made): Made {
  const members = Object.entries(needed).map(([member, values]) => [
    member,
    { ...Object(values), ...Object(scope[member]) },
  ]);
  return { ...scope, ...Object.fromEntries(members) };
}

/** A copy of a tree of nodes in which those that name a list are replaced. */
function withTables(value: unknown, replace: (node: Made) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withTables(item, replace));
  if (!isObject(value)) return value;
  if (typeof value.list === 'string' && Object.keys(value).length === 2) return replace(value);
  const { slots, fallback } = value;
  return {
    ...value,
    ...(isObject(slots) && {
      slots: Object.fromEntries(Object.entries(slots).map(([slot, nodes]) => [slot, withTables(nodes, replace)])),
    }),
    ...(fallback !== undefined && { fallback: withTables(fallback, replace) }),
  };
}
