import type { Schemas } from '#openapi';
import { tableNameIn } from '../../design/present.ts';
import { visibleDesign } from '../../design/visible-design.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableSight, AnswerAccess, RecordAccess } from '../access/record-access.ts';
import type { FixedValues } from '../access/fixed-values.ts';
import { addForm, effectiveForm } from './shown-form.ts';
import { trashDays } from '../access/trash-days.ts';
import { formCaller } from './form-caller.ts';
import { filterContext, type RecordCaller } from '../access/caller.ts';
import { detailPaths, withLinks } from '../access/links.ts';
import { columnsFor, exportFields, recordColumns } from './record-columns.ts';
import { visibleTitle } from '../../design/visible-title.ts';
import { recordFilters } from './record-filters.ts';
import { isGiven, isPassword, valuesOf } from '#kinds';

const noValues: FixedValues = new Map();

/** The fields that the caller sees whose values are still being computed anew, those of linked records by their paths. */
function computingFields({ design, visible, links }: TableSight, columns: readonly { field: string }[]): string[] {
  const own = new Set(design.row.computing.map((path) => path.replace(/\..*/, '')));
  const linked = columns
    .map(({ field }) => field)
    .filter((path) => {
      const [relation = '', inner] = path.split('.');
      return inner !== undefined && links?.tables.get(relation)?.design.row.computing.includes(inner);
    });
  return [...[...own].filter((id) => visible === 'all' || visible.has(id)), ...linked];
}

/** What the list page and the form of a table need, as far as the caller's access goes. */
export async function presentRecordTable(
  query: Query,
  granted: RecordAccess,
  call: RecordCaller & { application: { canEdit: boolean } },
): Promise<Schemas['RecordTable']> {
  const context = await filterContext(query, granted.design.wsId, call);
  const paths = detailPaths(granted.design);
  // Conditions may name fields of each linked table.
  const relations = [...granted.design.fields.values()].filter(({ kind }) => kind.type === 'relation');
  const access = await withLinks(query, granted, { context, asked: paths, relations: relations.map(({ id }) => id) });
  const { design, visible, enterable, editable, mayAdd, mayImport, exportable, changeable, deletable } = access;
  const { fixed = noValues } = access;
  const config = visibleDesign(design.config, visible);
  // Records that cannot be changed are shown by the form as it is.
  const open = changeable ? editable : 'all';
  const columns = recordColumns(access, call.locale);
  const linked = columnsFor(access, paths, call.locale);
  const title = visibleTitle(design, visible);
  const computing = computingFields(access, columns);
  const caller = formCaller(design.config, context);
  return {
    table_id: design.tableId,
    table_name: access.viewName ?? tableNameIn(design.row, call.locale),
    form_config: effectiveForm(config, open),
    ...(mayAdd &&
      (fixed.size > 0 || enterable !== 'all' || open !== 'all') && {
        add_form_config: addForm(config, enterable, fixed),
      }),
    ...(caller && { caller }),
    columns,
    ...(linked.length > 0 && { linked }),
    ...(title && { title_field: title.id }),
    filters: recordFilters(access, call.locale),
    ...(computing.length > 0 && { computing }),
    ...(deletable && { trash_days: await trashDays(query, design.wsId) }),
    bulk_fields: bulkFields(access),
    ...(exportable !== undefined && { export_fields: exportFields(access, columns) }),
    rights: {
      add: mayAdd,
      edit: changeable !== undefined,
      delete: deletable !== undefined,
      export: exportable !== undefined,
      import: mayImport,
      share: call.application.canEdit,
    },
  };
}

/**
 * The fields that a bulk change can set, in the form's order: those that the caller may change, that people fill in, and of
 * which two records can have the same value.
 */
export function bulkFields({
  design,
  visible,
  editable,
  changeable,
}: Pick<AnswerAccess, 'design' | 'visible' | 'editable' | 'changeable'>): Schemas['RecordTable']['bulk_fields'] {
  if (!changeable) return [];
  const isOpen = (id: string) => [visible, editable].every((fields) => fields === 'all' || fields.has(id));
  return [...design.form.fields.values()]
    .filter(({ id, kind, field }) => {
      const isFixed = field.is_read_only === true || field.is_unique === true;
      return isOpen(id) && !isGiven(kind) && !valuesOf(kind).isOfOneRecord && !isPassword(kind) && !isFixed;
    })
    .map(({ id, label }) => ({ field: id, label }));
}
