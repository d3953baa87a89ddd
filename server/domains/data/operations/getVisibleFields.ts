import { isGiven } from '#engine/forms';
import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { orderedFields } from '../design/ordered-fields.ts';
import { columnPath } from '../design/granted-columns.ts';
import type { DesignField } from '../design/table-design.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { withSeenColumns } from '../rows/sub-tables.ts';

const forForms: ReadonlySet<string> = new Set(['add', 'edit']);

/** The fields that the caller sees and may edit in a menu (MENU-20); hidden ones are left out. */
export const getVisibleFields: Handler<'getVisibleFields'> = async (call) => {
  const { id, type = 'list' } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const { design, visible, enterable, editable } = await menuAccess(query, call, id);
      const isSeen = (name: string): boolean => visible === 'all' || visible.has(name);
      const open = { add: [enterable], edit: [editable] }[String(type)] ?? [enterable, editable];
      const mayEdit = (name: string, kind: DesignField['kind']): boolean =>
        !isGiven(kind) && open.some((fields) => fields === 'all' || fields.has(name));
      const present = (path: string, label: string, { kind, field }: DesignField): Schemas['VisibleField'] => ({
        field: path,
        label,
        type: kind.type,
        can_edit: mayEdit(path, kind),
        is_required: field.is_required ?? false,
      });
      return orderedFields(design, type)
        .filter((field) => isSeen(field.id))
        .flatMap((field) => {
          const plan = design.form.fields.get(field.id);
          const labels = new Map(plan?.columns.map((column) => [column.id, column.label]));
          const columns = forForms.has(type) ? withSeenColumns(field, visible).rows : [];
          return [
            present(field.id, plan?.label ?? field.id, field),
            ...columns.map((one) =>
              present(
                columnPath(field.id, one.id),
                `${plan?.label ?? field.id} · ${labels.get(one.id) ?? one.id}`,
                one,
              ),
            ),
          ];
        });
    },
    { readOnly: true },
  );
};
