import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { menuReader } from '#server/domains/navigation/index.ts';
import type { FilterContext } from '../../query/operand.ts';
import { askOnce, everyTable, type OtherTable, type OtherTables } from './record-access.ts';
import { anyOf, fieldsByRecord, openingsOf } from './granted-rows.ts';
import { filterContext, type MenuCaller } from './caller.ts';
import { cachedDesign, cachedMenusOfView, cachedRights, cachedViews } from './cached-answers.ts';
import { type Bool, frameOf, rowsOf } from './granted-access.ts';
import { union, widest } from './joined-rights.ts';

const anyRows = (parts: readonly (Bool | undefined)[]): Bool | undefined => {
  const some = parts.filter((part): part is Bool => part !== undefined);
  return some.length === 0 ? undefined : sql<SqlBool>`(${sql.join(some, sql` or `)})`;
};

/**
 * The other tables of the application as the caller reaches them: what one of the menus that are linked to one of their views
 * opens (docs/decisions/0167).
 */
export function othersOf(call: MenuCaller, context: FilterContext): OtherTables {
  const owner = { wsId: call.application.wsId, appId: call.application.row.id };
  const reader = menuReader(call);
  const canEdit = reader.access === 'editor';
  if (reader.access !== 'granted') return everyTable(owner, call.locale, { canEdit });
  return askOnce(async (query, id): Promise<OtherTable | undefined> => {
    const design = await cachedDesign(query, owner, { id, locale: call.locale });
    if (!design) return undefined;
    const [views, heldIn] = await Promise.all([cachedViews(query, owner, id), cachedRights(query, reader)]);
    const opened = [];
    for (const view of views) {
      const held = union(
        (await cachedMenusOfView(query, reader, view.id)).map(heldIn).filter(({ rights }) => rights.query),
      );
      if (!held) continue;
      // Safe: only what the contract describes is ever written there.
      const filter = view.filter_conditions as Schemas['FilterConditions'];
      const frame = await frameOf(query, { design, filter, held }, context);
      const { readable, within } = rowsOf(frame, { filter, held });
      const rows = within(anyOf(frame, held.rows.delete));
      const openings = openingsOf(frame, held.opened.query, filter);
      opened.push({ held, openings, readable, deletable: rows && sql<SqlBool>`(${readable} and ${rows})` });
    }
    const readable = anyRows(opened.map((one) => one.readable));
    return (
      readable && {
        design,
        visible: fieldsByRecord(
          design,
          opened.map(({ held }) => held.visibleFields).reduce(widest),
          opened.flatMap(({ openings }) => openings),
        ),
        readable,
        deletable: anyRows(opened.map((one) => one.deletable)),
        mayAdd: opened.some(({ held }) => held.rights.add),
      }
    );
  });
}

/** The tables of an application as the caller reaches them by its menus. */
export async function otherTables(query: Query, call: MenuCaller): Promise<OtherTables> {
  return othersOf(call, await filterContext(query, call.application.wsId, call));
}
