import { expect, test } from 'vitest';
import type { FormConfig } from '#engine/forms';
import { unnamedIn } from './unnamed-in.ts';

const field = (id: string, label: string | Record<string, string>, kind: object = { type: 'text' }) => ({
  node: 'field',
  id,
  label,
  kind,
});
// Safe: the designs are written like those of the contract.
const form = (...fields: object[]) => ({ formLabel: '采购申请', fields }) as FormConfig;
const both = { 'zh-CN': '编号', 'en-US': 'Number' };

test('TABLE-05 controls without a label in one of the languages that the form has are found, and options with them', () => {
  const option = { value: 'open', label: '待处理' };
  const kind = { type: 'select', options: { source: 'fixed', options: [option] } };
  const rows = { type: 'subTable', fields: [field('price', 'Price')] };
  const design = form(
    field('code', both),
    field('amount', '金额'),
    field('state', both, kind),
    field('items', both, rows),
  );
  expect(unnamedIn(design)).toEqual([
    { language: 'zh-CN', paths: [[3, 0, 0]] },
    { language: 'en-US', paths: [[1], [2]] },
  ]);
});

test('TABLE-05 a form in one language lacks none', () => {
  expect(unnamedIn(form(field('code', '编号'), field('amount', '金额')))).toEqual([]);
});
