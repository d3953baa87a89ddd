import type { FieldKind } from './design.ts';

/** The kinds that can be added, in the order of the menu. */
export const addedKinds = [
  'text',
  'number',
  'boolean',
  'select',
  'multiSelect',
  'date',
  'time',
  'dateRange',
  'user',
  'department',
  'file',
  'image',
  'serial',
  'formula',
  'relation',
] as const satisfies readonly FieldKind['type'][];

export type AddedKind = (typeof addedKinds)[number];

interface Wordings {
  /** The label of an option, by its number. */
  option: (number: number) => string;
  /** The view of a table that a relation begins with. */
  tableId: string;
}

/** What a new field of a kind stores at first: enough to be saved, except for a formula, which has to be written. */
export function newKind(type: AddedKind, { option, tableId }: Wordings): FieldKind {
  const options = {
    source: 'fixed' as const,
    options: [1, 2].map((number) => ({ value: `option_${number}`, label: option(number) })),
  };
  switch (type) {
    case 'select':
    case 'multiSelect':
      return { type, options };
    case 'date':
    case 'dateRange':
      return { type, granularity: 'day' };
    case 'serial':
      return { type, parts: [{ kind: 'counter', digits: 4 }] };
    case 'formula':
      return { type, expression: '0', result: 'number' };
    case 'relation':
      return { type, logical_table_id: tableId };
    default:
      return { type };
  }
}
