import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import { menuAccess } from '../record/menu-access.ts';

const given: ReadonlySet<string> = new Set(['lookup', 'rollup', 'formula', 'serial', 'system']);

type Use = 'list' | 'search' | 'add' | 'edit' | 'detail' | 'export';

/** The fields of a use in its order: the design's own choice where it has one, else those of the form. */
function orderedFields({ config, fields }: TableDesign, use: Use): DesignField[] {
  const chosen = {
    list: config.list?.columns?.filter(({ is_hidden }) => !is_hidden).map(({ field }) => field),
    export: config.list?.columns?.map(({ field }) => field),
    search: config.list?.search?.map(({ field }) => field),
    detail: config.detail?.fields,
    add: undefined,
    edit: undefined,
  }[use];
  if (!chosen || chosen.length === 0) return [...fields.values()];
  return chosen.flatMap((id) => fields.get(id) ?? []);
}

/** The fields that the caller sees and may edit in a menu (MENU-20); hidden ones are left out. */
export const getVisibleFields: Handler<'getVisibleFields'> = async (call) => {
  const { id, type = 'list' } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const { design, visible, editable } = await menuAccess(query, call, id);
      const isSeen = (name: string): boolean => visible === 'all' || visible.has(name);
      const mayEdit = ({ id: name, kind }: DesignField): boolean =>
        !given.has(kind.type) && (editable === 'all' || editable.has(name));
      return orderedFields(design, type)
        .filter((field) => isSeen(field.id))
        .map((field): Schemas['VisibleField'] => ({
          field: field.id,
          label: design.form.fields.get(field.id)?.label ?? field.id,
          type: field.kind.type,
          can_edit: mayEdit(field),
          is_required: field.field.is_required ?? false,
        }));
    },
    { readOnly: true },
  );
};
