import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import type { Links } from '../../query/links.ts';
import { namedFields } from '../../query/named-fields.ts';
import type { FilterContext } from '../../query/operand.ts';
import { everyTable } from './record-access.ts';
import { needsOf, pathsIn, resolve } from './links.ts';

/**
 * To where the conditions of rights and of views lead through relations. They read the whole tables: what a right depends on need not be
 * visible to whom it is given.
 */
export async function storedLinks(
  query: Query,
  design: TableDesign,
  { context, filters }: { context: FilterContext; filters: readonly Schemas['FilterConditions'][] },
): Promise<Links> {
  const named = [...new Set(filters.flatMap(({ children }) => namedFields(children)))];
  const needs = needsOf(
    named.flatMap((name) => design.fields.get(name) ?? []),
    pathsIn(named),
  );
  const others = everyTable(design, design.locale, { canEdit: false });
  return resolve(query, { access: { design, others }, context }, { needs, level: 1 });
}
