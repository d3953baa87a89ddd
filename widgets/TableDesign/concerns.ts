import { sameJson } from '#schemas';
import type { FormConfig } from '#engine/forms';
import { type FormField, fieldsIn, nodesOf } from './design.ts';

/** Every field with its path: those of sub-tables by the sub-table and their own identifier. */
function byPath(design: FormConfig): Map<string, FormField> {
  const all = fieldsIn(nodesOf(design)).flatMap((one): [string, FormField][] => {
    const { kind } = one;
    if (kind.type !== 'subTable') return [[one.id, one]];
    const inside = kind.fields.map((column): [string, FormField] => [`${one.id}.${column.id}`, column]);
    return [[one.id, { ...one, kind: { ...kind, fields: [] } }], ...inside];
  });
  return new Map(all);
}

/**
 * Whether stored values may be converted, or may no longer keep a rule, once a design takes the place of the saved one: a field
 * that is in both has another kind, is required or unique now, one comes back to values that it left, or one leaves by which access
 * may be given. Then the server is asked what becomes of them.
 */
export function concernsRecords(saved: FormConfig, design: FormConfig, left: readonly string[] = []): boolean {
  const before = byPath(saved);
  const after = byPath(design);
  if ([...before.keys()].some((path) => !after.has(path))) return true;
  return [...after].some(([path, { kind, is_required, is_unique }]) => {
    const known = before.get(path);
    if (!known) return left.includes(path);
    const isStricter = (is_required && !known.is_required) || (is_unique && !known.is_unique);
    return isStricter || !sameJson(known.kind, kind);
  });
}
