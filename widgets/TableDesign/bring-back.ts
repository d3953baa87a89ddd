import { type FormField, fieldsIn, insertNode, listed, mayHold, nodesOf, type Path } from './design.ts';
import type { FormConfig } from '#engine/forms';

/** A design with a field in it again, and where it is. */
export interface BroughtBack {
  design: FormConfig;
  path: Path;
}

/** Whether a design has the field of a path: of a sub-table by the sub-table and the field's own identifier. */
export function hasField(design: FormConfig, path: string): boolean {
  const [id = '', inner] = path.split('.');
  const field = fieldsIn(nodesOf(design)).find((one) => one.id === id);
  if (inner === undefined || !field) return field !== undefined;
  return field.kind.type === 'subTable' && field.kind.fields.some((one) => one.id === inner);
}

/** The design with a field that had left it, at the end of the form or of its sub-table; undefined where that is not there. */
export function bringBack(design: FormConfig, path: string, field: FormField): BroughtBack | undefined {
  const [id = '', inner] = path.split('.');
  if (inner === undefined) {
    const at = [nodesOf(design).length];
    return { design: insertNode(design, at, field), path: at };
  }
  const table = listed(nodesOf(design)).find(({ node }) => node.id === id && node.node === 'field');
  if (table?.node.node !== 'field' || table.node.kind.type !== 'subTable') return undefined;
  const at = [...table.path, 0, table.node.kind.fields.length];
  return mayHold(design, at, field) ? { design: insertNode(design, at, field), path: at } : undefined;
}
