import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { menuReader } from '#server/domains/navigation/index.ts';
import type { FilterContext } from '../../query/operand.ts';
import { askOnce, everyTable, type OtherTable, type OtherTables } from './record-access.ts';
import { anyOf, fieldsByRecord, scopedFieldsOf } from './granted-rows.ts';
import { filterContext, type MenuCaller } from './caller.ts';
import { cachedDesign, cachedMenusOfView, cachedRights, cachedViews } from './cached-answers.ts';
import { type Bool, grantScopeOf, rowsOf } from './granted-access.ts';
import { union, widest } from './joined-rights.ts';

const anyRows = (parts: readonly (Bool | undefined)[]): Bool | undefined => {
  const some = parts.filter((part): part is Bool => part !== undefined);
  return some.length === 0 ? undefined : sql<SqlBool>`(${sql.join(some, sql` or `)})`;
};

/**
 * The other tables of the application as the caller has access to them: what one of the menus that are linked to one of their views
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
    const [views, effectiveIn] = await Promise.all([cachedViews(query, owner, id), cachedRights(query, reader)]);
    const granted = [];
    for (const view of views) {
      const effective = union(
        (await cachedMenusOfView(query, reader, view.id)).map(effectiveIn).filter(({ rights }) => rights.query),
      );
      if (!effective) continue;
      // Safe: only what the contract describes is ever written there.
      const filter = view.filter_conditions as Schemas['FilterConditions'];
      const scope = await grantScopeOf(query, { design, filter, effective }, context);
      const { readable, within } = rowsOf(scope, { filter, effective });
      const rows = within(anyOf(scope, effective.rows.delete));
      const scopedFields = scopedFieldsOf(scope, effective.fieldGrants.query, filter);
      granted.push({
        effective,
        scopedFields,
        readable,
        deletable: rows && sql<SqlBool>`(${readable} and ${rows})`,
      });
    }
    const readable = anyRows(granted.map((one) => one.readable));
    return (
      readable && {
        design,
        visible: fieldsByRecord(
          design,
          granted.map(({ effective }) => effective.visibleFields).reduce(widest),
          granted.flatMap(({ scopedFields }) => scopedFields),
        ),
        readable,
        deletable: anyRows(granted.map((one) => one.deletable)),
        mayAdd: granted.some(({ effective }) => effective.rights.add),
      }
    );
  });
}

/** The tables of an application as the caller has access to them by its menus. */
export async function otherTables(query: Query, call: MenuCaller): Promise<OtherTables> {
  return othersOf(call, await filterContext(query, call.application.wsId, call));
}
