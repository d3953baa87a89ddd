import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Column by itself shows its header and its value', async () => {
  const { screen } = await showWidget('Column', { header: 'Amount', value: 1234.5, kind: 'number', digits: 2 });
  await expect.element(screen.getByText('Amount')).toBeVisible();
  await expect.element(screen.getByText('1,234.50')).toBeVisible();
});

test('Column says yes and no in words, and leads where it says', async () => {
  const { screen } = await showWidget('Column', { header: 'Public', value: true, kind: 'boolean', href: '/open' });
  await expect.element(screen.getByRole('link', { name: 'Yes' })).toHaveAttribute('href', '/open');
});

test('P31 Column makes no link of an address that runs code', async () => {
  const { screen } = await showWidget('Column', { header: 'Site', value: 'javascript:alert(1)', kind: 'link' });
  await expect.element(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(screen.getByRole('link').query()).toBeNull();
});

test('Column shows the nodes of its slot with the value', async () => {
  const cell = [{ id: 'w', widget: 'Text', props: { text: { $: ['op', '+', ['lit', '# '], ['var', 'value']] } } }];
  const { screen } = await showWidget('Column', { header: 'Name', value: 'Ada' }, { slots: { cell } });
  await expect.element(screen.getByText('# Ada')).toBeVisible();
});
