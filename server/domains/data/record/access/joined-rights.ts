import type { EffectiveRights } from '#server/domains/navigation/index.ts';
import type { VisibleFields } from '../../design/visible-design.ts';

/** The fields that are open by one of two rights. */
export const widest = (one: VisibleFields, other: VisibleFields): VisibleFields =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);

/** What is open in one of several menus is open. */
export function union(all: readonly EffectiveRights[]): EffectiveRights | undefined {
  return all.reduce<EffectiveRights | undefined>((sum, one) => {
    if (!sum) return one;
    const names = Object.keys(one.rights) as (keyof EffectiveRights['rights'])[];
    const each = <T>(of: (name: keyof EffectiveRights['rights']) => T) =>
      // Safe: one entry for each right.
      Object.fromEntries(names.map((name) => [name, of(name)])) as Record<keyof EffectiveRights['rights'], T>;
    return {
      rights: each((name) => sum.rights[name] || one.rights[name]),
      visibleFields: widest(sum.visibleFields, one.visibleFields),
      enterableFields: widest(sum.enterableFields, one.enterableFields),
      editableFields: widest(sum.editableFields, one.editableFields),
      fieldGrants: {
        query: [...sum.fieldGrants.query, ...one.fieldGrants.query],
        add: [...sum.fieldGrants.add, ...one.fieldGrants.add],
        edit: [...sum.fieldGrants.edit, ...one.fieldGrants.edit],
      },
      rows: each((name) => [...sum.rows[name], ...one.rows[name]]),
    };
  }, undefined);
}
