import { type FieldKind, type FormNode, newFieldId } from './design.ts';
import { optionColours } from './option-colours.ts';

/** The kinds that can be added, in the order of the menu; those after a line are needed less often. */
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
  'lookup',
  'rollup',
  'subTable',
  'richText',
  'cascade',
  'colour',
  'signature',
  'address',
  'system',
  'custom',
] as const satisfies readonly FieldKind['type'][];

/** The layout controls that can be added. */
export const addedLayouts = ['section', 'columns', 'tabs', 'divider', 'note'] as const;

export type AddedKind = (typeof addedKinds)[number] | (typeof addedLayouts)[number];

export interface Wordings {
  /** The words of the control itself, the name of its kind. */
  label: string;
  /** The label of an option, by its number. */
  option: (number: number) => string;
  tab: (number: number) => string;
  /** The labels of the columns that a sub-table begins with. */
  columns: { item: string; quantity: string; note: string };
  /** The view of a table that a relation begins with. */
  tableId: string;
  /** The relations of the form, and what roll-ups are made of: relations and sub-tables. */
  relations: readonly string[];
  sources: readonly string[];
  /** Identifiers that other controls have. */
  taken: readonly string[];
}

/** A new control: enough to be saved, except for what has to be chosen or written. */
export function newNode(type: AddedKind, words: Wordings): FormNode {
  const { label, tab, taken } = words;
  switch (type) {
    case 'section':
      return { node: type, id: newFieldId(type, taken), title: label, children: [] };
    case 'columns':
      return { node: type, id: newFieldId(type, taken), columns: [{ children: [] }, { children: [] }] };
    case 'tabs': {
      const tabs = [1, 2].map((number) => ({ id: `tab_${number}`, title: tab(number), children: [] }));
      return { node: type, id: newFieldId(type, taken), tabs };
    }
    case 'divider':
      return { node: type, id: newFieldId(type, taken) };
    case 'note':
      return { node: type, id: newFieldId(type, taken), text: label };
    default:
      return { node: 'field', id: newFieldId(label, taken), label, kind: newKind(type, words) };
  }
}

/** What a new field of a kind stores at first. */
function newKind(type: FieldKind['type'], { option, columns, tableId, relations, sources }: Wordings): FieldKind {
  const options = {
    source: 'fixed' as const,
    options: [1, 2].map((number) => ({
      value: `option_${number}`,
      label: option(number),
      ...(type !== 'cascade' && { colour: optionColours[number - 1] ?? optionColours[0] }),
    })),
  };
  switch (type) {
    case 'select':
    case 'multiSelect':
    case 'cascade':
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
    case 'lookup':
      return { type, relation: relations[0] ?? '', field: '' };
    case 'rollup':
      return { type, of: sources[0] ?? '', function: 'count' };
    case 'system':
      return { type, source: 'created_at' };
    case 'subTable':
      return {
        type,
        fields: [
          { node: 'field', id: 'item', label: columns.item, is_required: true, kind: { type: 'text' } },
          { node: 'field', id: 'quantity', label: columns.quantity, kind: { type: 'number', precision: 0, min: 0 } },
          { node: 'field', id: 'note', label: columns.note, kind: { type: 'text' } },
        ],
      };
    case 'custom':
      return { type, component_id: '', value_type: 'text' };
    case 'address':
      return { type, has_detail: true };
    default:
      return { type };
  }
}
