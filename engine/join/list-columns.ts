import { own } from '#schemas';
import type { ColumnList, Node } from '../document/generated/documents.ts';
import type { BlockOrigins } from './block-origins.ts';
import type { BlockTexts } from './block-texts.ts';
import { type CallFacts, sortsOf, valueType } from './call-facts.ts';
import { isNode } from './is-node.ts';

type Made = Record<string, unknown>;

/** The node of a column: what it is called, how its values are shown and whether it sorts, by the row in the contract. */
export function columnNode(
  column: ColumnList | Node,
  { facts, texts, origins }: { facts: CallFacts | undefined; texts: BlockTexts; origins: BlockOrigins },
): object {
  if (isNode(column)) return column;
  const { id, header, value, options, sort, width, minWidth, fixed, hidden, props, cell } = column;
  const field = column.field ?? id;
  const schema = own(facts?.row, field);
  const isMoment = value === undefined && valueType(schema) === 'moment';
  const isFlag = value === undefined && column.kind === undefined && !cell && valueType(schema) === 'boolean';
  const shownOptions = options ?? (isFlag ? flagOptions : undefined);
  const kind = column.kind ?? (shownOptions ? 'tag' : isMoment ? 'datetime' : isNumber(schema) ? 'number' : undefined);
  const isSortable = sort !== false && (facts ? sortsOf(facts).fields.has(field) : false);
  const shownWidth = width ?? (isMoment && minWidth === undefined ? 200 : undefined);
  return origins.made(
    {
      id,
      widget: 'Column',
      props: {
        header: texts.text(header, id),
        value: value ?? { $: `row.${field}` },
        ...(kind !== undefined && { kind }),
        ...(isSortable && { field, sort: true }),
        ...(fixed !== undefined && { fixed }),
        ...(hidden !== undefined && { hidden }),
        ...(shownWidth !== undefined && { width: shownWidth }),
        ...(minWidth !== undefined && { minWidth }),
        ...(shownOptions && { options: shownOptions.map((option) => optionOf(option, texts)) }),
        ...props,
      },
      ...(cell && { slots: { cell } }),
    },
    column,
  );
}

const flagOptions = [
  { value: true, label: '.on', tone: 'success' },
  { value: false, label: '.off', tone: 'neutral' },
];

const isNumber = (schema: Parameters<typeof valueType>[0]): boolean =>
  ['integer', 'number'].includes(valueType(schema));

/** An option with its text in full; an empty text stays empty. */
export function optionOf({ label, ...option }: NonNullable<ColumnList['options']>[number], texts: BlockTexts): Made {
  return { ...option, label: label === '' ? '' : texts.text(label, '') };
}
