import type { Schemas } from '#openapi';
import { type VisibleFields, visibleDesign } from '../design/visible-design.ts';
import type { RecordAccess } from './access.ts';
import type { ReadRecord } from './present.ts';
import { inRecord } from './read-record.ts';

type FormNode = Schemas['FormNode'];

/** A field that is only read; the server fills it in by itself in new records. */
function heldField(field: Schemas['FormField']): Schemas['FormField'] {
  const held = { ...field, is_read_only: true };
  delete held.initial;
  return held;
}

/** The controls with the fields that cannot be changed as read-only ones. */
function heldNodes(nodes: readonly FormNode[], editable: VisibleFields): FormNode[] {
  return nodes.map((node): FormNode => {
    switch (node.node) {
      case 'field':
        return editable === 'all' || editable.has(node.id) ? node : heldField(node);
      case 'section':
        return { ...node, children: heldNodes(node.children, editable) };
      case 'columns':
        return {
          ...node,
          columns: node.columns.map((column) => ({ ...column, children: heldNodes(column.children ?? [], editable) })),
        };
      case 'tabs':
        return {
          ...node,
          tabs: node.tabs.map((tab) => ({ ...tab, children: heldNodes(tab.children ?? [], editable) })),
        };
      default:
        return node;
    }
  });
}

/** The form in which the fields that are not open are only read. */
export const heldForm = (config: Schemas['FormConfig'], open: VisibleFields): Schemas['FormConfig'] =>
  open === 'all' ? config : { ...config, fields: heldNodes(config.fields ?? [], open) };

/**
 * The form of one record in which other fields are open than in others of the table; undefined where it is that of the table. Fields that
 * are closed in it are gone with all that names them, so that none of them is asked for.
 */
export function formOfRecord(access: RecordAccess, record: ReadRecord): Schemas['FormConfig'] | undefined {
  const differs = [record.closed, record.mayEdit ? record.fixed : undefined].some(
    (fields) => fields && fields.size > 0,
  );
  if (!differs) return undefined;
  const { design, visible, editable } = inRecord(access, record);
  return heldForm(visibleDesign(design.config, visible), record.mayEdit ? editable : 'all');
}
