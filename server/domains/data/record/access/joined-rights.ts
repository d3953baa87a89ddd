import type { HeldRights } from '#server/domains/navigation/index.ts';
import type { VisibleFields } from '../../design/visible-design.ts';

/** The fields that are open by one of two rights. */
export const widest = (one: VisibleFields, other: VisibleFields): VisibleFields =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);

/** What is open in one of several menus is open. */
export function union(all: readonly HeldRights[]): HeldRights | undefined {
  return all.reduce<HeldRights | undefined>((sum, one) => {
    if (!sum) return one;
    const names = Object.keys(one.rights) as (keyof HeldRights['rights'])[];
    const each = <T>(of: (name: keyof HeldRights['rights']) => T) =>
      // Safe: one entry for each right.
      Object.fromEntries(names.map((name) => [name, of(name)])) as Record<keyof HeldRights['rights'], T>;
    return {
      rights: each((name) => sum.rights[name] || one.rights[name]),
      visibleFields: widest(sum.visibleFields, one.visibleFields),
      enterableFields: widest(sum.enterableFields, one.enterableFields),
      editableFields: widest(sum.editableFields, one.editableFields),
      opened: {
        query: [...sum.opened.query, ...one.opened.query],
        add: [...sum.opened.add, ...one.opened.add],
        edit: [...sum.opened.edit, ...one.opened.edit],
      },
      rows: each((name) => [...sum.rows[name], ...one.rows[name]]),
    };
  }, undefined);
}
