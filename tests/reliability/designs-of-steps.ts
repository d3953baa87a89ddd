import type { Schemas } from '#openapi';

type Kind = Schemas['FieldKind'];

const field = (id: string, kind: Kind, more: Partial<Schemas['FormField']> = {}): Schemas['FormField'] => ({
  node: 'field',
  id,
  label: id,
  kind,
  ...more,
});

const isNumber = (step: number): boolean => step % 2 === 0;
const hasLines = (step: number): boolean => step % 3 !== 1;

/** The design of a step: its fields come and go, change their kind, are unique, indexed, computed and have rows. */
export const designAt = (step: number): Schemas['FormConfig'] => ({
  formLabel: `Step ${step}`,
  fields: [
    field('title', { type: 'text' }, { is_unique: step % 4 !== 3 }),
    field('value', isNumber(step) ? { type: 'number' } : { type: 'text' }, { is_indexed: step % 5 === 0 }),
    ...(isNumber(step)
      ? [field('twice', { type: 'formula', expression: `value * ${step}`, result: 'number', precision: 0 })]
      : []),
    ...(hasLines(step)
      ? [
          field('lines', {
            type: 'subTable',
            fields: [field('a', isNumber(step) ? { type: 'number' } : { type: 'text' })],
          }),
        ]
      : [field(`extra${step % 7}`, { type: 'date', granularity: 'day' })]),
  ],
});

/** Values of a record that fits that design. */
export function dataAt(step: number, title: string): Schemas['RecordData'] {
  const value = isNumber(step) ? step : `${step}`;
  const lines = [1, 2].map((at) => ({ kind: 'row' as const, data: { a: isNumber(step) ? at : `${at}` } }));
  return { title, value, ...(hasLines(step) && { lines }) };
}
