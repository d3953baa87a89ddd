import type { Schema } from '../panel/contract-parts.ts';
import { choices, conditions, expression, type Input } from '../panel/inputs-of-kind.ts';
import type { PanelValue } from '../texts/words.ts';
import type { Entry } from './entry-kind.ts';
import type { PartFacts } from './part-facts.ts';

const under = (input: Input, by: string): Input => ({
  ...input,
  ui: { ...input.ui, 'ui:when': { condition_by: by } },
});
/** A rule without conditions holds for every record, and so do its effects. */
const alwaysWithout = (input: Input): Input => ({
  ...input,
  ui: { ...input.ui, 'ui:options': { ...Object(input.ui?.['ui:options']), isAlways: true, isForm: true } },
});
/** Whether it applies to the record, or to each row of a sub-table; absent where the form has none. */
export const rowsInput = ({ rows }: Entry, { subTables }: PartFacts): Input[] =>
  subTables.length === 0 && rows === undefined
    ? []
    : [{ name: 'applies_to', schema: choices(subTables, typeof rows === 'string' ? rows : undefined) }];

const by: Schema = { type: 'string', enum: ['conditions', 'formula'] };

/** The inputs of a condition: conditions on fields, or an expression. */
export const conditionInputs = (name: string, { fields }: PartFacts): Input[] => [
  { name: 'condition_by', schema: by, ui: { 'ui:widget': 'radio' } },
  under(alwaysWithout(conditions(name, fields)), 'conditions'),
  under(expression('expression', fields, 'boolean'), 'formula'),
];

/** A condition as its inputs have it. */
export const openCondition = (name: string, entry: Entry): PanelValue => ({
  condition_by: entry['expression'] === undefined ? 'conditions' : 'formula',
  ...(entry[name] !== undefined && { [name]: entry[name] }),
  ...(entry['expression'] !== undefined && { expression: entry['expression'] }),
});

/** The one of the two that the inputs say. */
export function closeCondition(name: string, value: PanelValue): Entry {
  if (value['condition_by'] === 'formula') return { expression: value['expression'] ?? '' };
  return { [name]: value[name] ?? { logicalOperator: 'all', children: [] } };
}
