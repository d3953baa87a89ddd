import { expect, test } from 'vitest';
import type { Json } from '#engine/document';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const fields = [
  { field: 'borrower', label: 'Borrower', kind: 'user' },
  { field: 'status', label: 'Status', kind: 'option', options: [{ value: 'open', label: 'Open' }] },
];
const isMe = { kind: 'condition', field: 'borrower', operator: 'eq', value_from: { kind: 'currentUser' } };
const isOpen = { kind: 'condition', field: 'status', operator: 'in', value: ['open'] };
const textOf = async (props: Record<string, Json>) =>
  (await showWidget('FilterText', { fields, ...props })).screen.container.textContent;

test('MENU-21 FilterText says conditions as a sentence about the person who looks', async () => {
  const filter = { logicalOperator: 'all', children: [isMe] };
  expect(await textOf({ what: 'Loans', filter })).toBe('Loans where Borrower is the person who looks');
});

test('FilterText joins conditions and groups, and says all without any', async () => {
  const group = { kind: 'group', logicalOperator: 'any', children: [isMe, isOpen] };
  expect(await textOf({ filter: { logicalOperator: 'all', children: [isOpen, group] } })).toBe(
    'Records where Status is any of Open and (Borrower is the person who looks or Status is any of Open)',
  );
  expect(await textOf({ what: 'Loans', filter: null })).toBe('Loans: all');
});
