import { expect, test } from 'vitest';
import type { FormField } from '../design.ts';
import { offeredKinds, withKind } from './change-kind.ts';

const field = (kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  node: 'field',
  id: 'amount',
  label: { 'zh-CN': '金额', 'en-US': 'Amount' },
  kind,
  ...more,
});
const words = {
  label: 'Number',
  option: (at: number) => `Option ${at}`,
  tab: String,
  columns: { item: 'Item', quantity: 'Quantity', note: 'Note' },
  tableId: 'view',
  relations: [],
  sources: [],
  taken: [],
};
const options = { source: 'fixed' as const, options: [{ value: 'open', label: 'Open' }] };

test('TABLE-28 a saved field is offered the kinds that its values can be converted to, and its own', () => {
  const ofNumber = offeredKinds({ type: 'number' }, new Set());
  expect(ofNumber).toEqual(expect.arrayContaining(['text', 'number', 'boolean', 'percent']));
  expect(ofNumber).not.toContain('user');
  expect(offeredKinds({ type: 'user' }, new Set())).toEqual(['user']);
  expect(offeredKinds({ type: 'date', granularity: 'day' }, new Set())).toEqual(['text', 'date', 'dateRange']);
  expect(offeredKinds({ type: 'date', granularity: 'minute' }, new Set())).toEqual([
    'text',
    'date',
    'time',
    'dateRange',
  ]);
});

test('TABLE-05 a field that was never saved is offered every kind that its list takes', () => {
  const offered = offeredKinds(undefined, new Set(['relation', 'subTable']));
  expect(offered).toContain('serial');
  expect(offered).not.toContain('relation');
  expect(offered).not.toContain('subTable');
});

test('TABLE-28 another kind keeps words, switches and the settings that both kinds have, and leaves the others', () => {
  const before = field(
    { type: 'select', widget: 'radio', options },
    { is_required: true, is_unique: true, hint: 'Now', width: 12, initial: { kind: 'value', value: 'open' } },
  );
  expect(withKind(before, 'multiSelect', { words })).toEqual({
    node: 'field',
    id: 'amount',
    label: { 'zh-CN': '金额', 'en-US': 'Amount' },
    is_required: true,
    hint: 'Now',
    width: 12,
    kind: { type: 'multiSelect', options },
  });
  expect(withKind(field({ type: 'text', max_length: 20 }), 'richText', { words })).toMatchObject({
    kind: { type: 'richText', max_length: 20 },
  });
  // The smallest number is no day.
  expect(withKind(field({ type: 'number', min: 3 }), 'date', { words }).kind).toEqual({
    type: 'date',
    granularity: 'day',
  });
  // A choice that the other kind does not have.
  expect(withKind(field({ type: 'date', granularity: 'year' }), 'dateRange', { words }).kind).toEqual({
    type: 'dateRange',
    granularity: 'day',
  });
});

test('TABLE-28 the kind that was saved comes back with its settings', () => {
  const saved = field({ type: 'number', precision: 2, min: 1 });
  const text = withKind(saved, 'text', { words, saved });
  expect(withKind(text, 'number', { words, saved }).kind).toEqual(saved.kind);
});
