import { expect, test } from 'vitest';
import { compileRecordForm } from './compile-form.ts';
import type { FieldKind } from '#kinds';
import type { FormField } from './form-config.ts';
import { WorkingRecord } from './working-record.ts';

const field = (id: string, kind: FieldKind): FormField => ({ node: 'field', id, label: id, kind });
const formula = (id: string, expression: string, result: 'number' | 'text' = 'number'): FormField =>
  field(id, { type: 'formula', expression, result });

const fields = [
  field('due', { type: 'date', granularity: 'day' }),
  field('name', { type: 'text' }),
  field('person', { type: 'lookup', relation: 'other', field: 'name' }),
];

const compiled = (...own: FormField[]) =>
  compileRecordForm({ formLabel: 'Loans', fields: [...fields, ...own] }, { locale: 'en-US', isReadOnly: false });

const formulas = [
  formula('late', 'daysBetween(due, today())'),
  formula('twice', 'late * 2'),
  formula('long', 'len(name)'),
];

test('TABLE-23 a formula is live by what it calls, or by a live one that it reads; others are stored', () => {
  const { fields: plans, diagnostics } = compiled(...formulas);
  expect(diagnostics).toEqual([]);
  expect(['late', 'twice', 'long'].map((id) => plans.get(id)?.live !== undefined)).toEqual([true, true, false]);
});

test('TABLE-23 a form shows it by the day of its zone', () => {
  const form = compiled(...formulas);
  const at = (timeZone: string) =>
    new WorkingRecord(form, { now: () => Date.parse('2026-11-29T20:00:00Z'), timeZone }).preview({ due: '2026-11-26' })
      .record;
  expect(at('UTC')).toMatchObject({ late: 3, twice: 6 });
  expect(at('Asia/Shanghai')).toMatchObject({ late: 4, twice: 8 });
});

test.each<[expression: string, code: string, part: string, at: number]>([
  ['len(upper(string(today())))', 'FORM_FORMULA_LIVE', 'upper()', 5],
  ['daysBetween(name, today())', 'FORM_FORMULA_LIVE', 'name', 13],
  ['day(today()) + len(person)', 'FORM_FORMULA_LIVE', 'person', 20],
  ["size(split(string(today()), '-'))", 'FORM_FORMULA_LIVE', 'split()', 6],
])('TABLE-22 TABLE-23 %s is refused, with what is in the way and where', (expression, code, part, at) => {
  const { diagnostics, fields: plans } = compiled(formula('wrong', expression));
  expect(diagnostics).toMatchObject([{ code, at, pointer: '/fields/3/kind/expression' }]);
  expect(diagnostics[0]?.message).toContain(part);
  expect(plans.has('wrong')).toBe(false);
});

test('P45 TABLE-22 live formulas that read each other come to no more than the database computes in a moment', () => {
  const doubled = Array.from({ length: 9 }, (_, index) =>
    formula(`f${index}`, index === 0 ? 'day(today())' : `f${index - 1} + f${index - 1}`),
  );
  const { diagnostics, fields: plans } = compiled(...doubled);
  expect(diagnostics).toMatchObject([{ code: 'PAGE_EXPRESSION_LIMIT', at: 1 }]);
  expect(plans.has('f7')).toBe(true);
  expect(plans.has('f8')).toBe(false);
});

test('TABLE-22 a function that is misspelt is named as it is meant', () => {
  const { diagnostics } = compiled(formula('a', 'tody()'));
  expect(diagnostics).toMatchObject([{ code: 'PAGE_EXPRESSION_FUNCTION', hint: 'Did you mean "today"?' }]);
});
