import { expect, test } from 'vitest';
import type { FormConfig } from '#engine/forms';
import { compileRecordForm, RecordChecker, WorkingRecord } from '#engine/forms';
import { createPatternEngine } from '#engine/patterns';
import { sampleRecord } from './sample-record.ts';

const field = (id: string, kind: object) => ({ node: 'field', id, label: { 'zh-CN': '名', 'en-US': id }, kind });
const options = { source: 'fixed', options: [{ value: 'a', label: 'A' }] };
// Safe: fields of the contract.
const design = {
  formLabel: 'X',
  fields: [
    field('title', { type: 'text', max_length: 3 }),
    field('mail', { type: 'text', format: 'email' }),
    field('secret', { type: 'text', widget: 'password' }),
    field('share', { type: 'number', style: 'percent' }),
    field('stars', { type: 'number', max: 3 }),
    field('sure', { type: 'boolean' }),
    field('state', { type: 'select', options }),
    field('tags', { type: 'multiSelect', options }),
    field('due', { type: 'date', granularity: 'day' }),
    field('at', { type: 'time' }),
    field('who', { type: 'user' }),
    field('lines', { type: 'subTable', fields: [field('price', { type: 'number', style: 'money' })] }),
    field('sum', { type: 'rollup', of: 'lines', function: 'sum', field: 'price' }),
  ],
} as unknown as FormConfig;

test('TABLE-24 the sample record of a preview fits its design', () => {
  const record = sampleRecord(design, { locale: 'en-US', today: '2026-11-26' });
  expect(record).toEqual({
    title: 'tit',
    mail: 'name@example.com',
    share: 0.25,
    stars: 3,
    sure: true,
    state: 'a',
    tags: ['a'],
    due: '2026-11-26',
    at: '09:30',
    lines: [{ kind: 'row', data: { price: 1280 } }],
  });
  const patterns = createPatternEngine();
  const form = compileRecordForm(design, { locale: 'en-US', isReadOnly: false, patterns });
  const working = new WorkingRecord(form, { now: () => 0 });
  const worked = working.next(working.open(record, false).record);
  expect(new RecordChecker(form, { now: () => 0, patterns }).issues(worked, working)).toEqual([]);
});
