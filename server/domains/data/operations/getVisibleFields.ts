import { isGiven } from '#engine/forms';
import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { orderedFields } from '../design/ordered-fields.ts';
import type { DesignField } from '../design/table-design.ts';
import { menuAccess } from '../record/menu-access.ts';

/** The fields that the caller sees and may edit in a menu (MENU-20); hidden ones are left out. */
export const getVisibleFields: Handler<'getVisibleFields'> = async (call) => {
  const { id, type = 'list' } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const { design, visible, enterable, editable } = await menuAccess(query, call, id);
      const isSeen = (name: string): boolean => visible === 'all' || visible.has(name);
      const open = { add: [enterable], edit: [editable] }[String(type)] ?? [enterable, editable];
      const mayEdit = ({ id: name, kind }: DesignField): boolean =>
        !isGiven(kind) && open.some((fields) => fields === 'all' || fields.has(name));
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
