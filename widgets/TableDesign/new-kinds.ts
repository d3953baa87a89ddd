import { designOf, type NewField } from '#kinds/designs';
import { type FieldKind, type FormNode, newFieldId } from './design.ts';
import type { AddedKind } from './kind-menu.ts';
import { optionColours } from './option-colours.ts';

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
function newKind(type: FieldKind['type'], words: Wordings): FieldKind {
  // Safe: a kind without `create` needs nothing but its type.
  return (
    designOf(type).create?.({ ...words, options: (isTree) => newOptions(words, isTree) }) ?? ({ type } as FieldKind)
  );
}

const newOptions = ({ option }: Wordings, isTree = false): ReturnType<NewField['options']> => ({
  source: 'fixed',
  options: [1, 2].map((number) => ({
    value: `option_${number}`,
    label: option(number),
    ...(!isTree && { colour: optionColours[number - 1] ?? optionColours[0] }),
  })),
});
