import { expect, test } from 'vitest';
import type { FormConfig } from '#engine/forms';
import { concernsRecords } from './concerns.ts';
import type { FormField } from './design.ts';

const text = (id: string, more: Partial<FormField> = {}): FormField => ({
  node: 'field',
  id,
  label: id,
  kind: { type: 'text' },
  ...more,
});
const made = (...fields: FormField[]): FormConfig => ({ formLabel: 'Repairs', fields });

test('TABLE-28 a change that stored records cannot notice asks nobody about them', () => {
  const saved = made(text('title', { is_required: true }), text('place'));
  expect(concernsRecords(saved, saved)).toBe(false);
  expect(concernsRecords(saved, made(text('place', { label: 'Where' }), text('title')))).toBe(false);
  expect(concernsRecords(saved, made(...(saved.fields as FormField[]), text('note', { is_required: true })))).toBe(
    false,
  );
  expect(concernsRecords(saved, { ...saved, list: { sort: ['place'] } })).toBe(false);
});

test('TABLE-28 another kind, and a rule that is new, concern stored records, in rows of a sub-table too', () => {
  const rows = (...fields: FormField[]) => text('items', { kind: { type: 'subTable', fields } });
  const saved = made(text('title'), rows(text('what')));
  expect(concernsRecords(saved, made(text('title', { kind: { type: 'number' } }), rows(text('what'))))).toBe(true);
  expect(concernsRecords(saved, made(text('title'))), 'access may be given by it').toBe(true);
  expect(concernsRecords(saved, made(text('title', { is_unique: true }), rows(text('what'))))).toBe(true);
  expect(concernsRecords(saved, made(text('title'), rows(text('what', { is_required: true }))))).toBe(true);
  const again = made(text('title'), rows(text('what'), text('size')));
  expect(concernsRecords(saved, again)).toBe(false);
  expect(concernsRecords(saved, again, ['items.size']), 'it left values that may not fit').toBe(true);
});
