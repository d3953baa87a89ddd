import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('JsonField binds what the text stands for, and keeps a broken text away from the state', async () => {
  const { screen, value, happened } = await showWidget(
    'JsonField',
    { label: 'Settings' },
    { value: { a: 1 }, listen: ['change'] },
  );
  const area = screen.getByRole('textbox', { name: 'Settings' });
  await expect.element(area).toHaveValue('{\n  "a": 1\n}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(area).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}{{"a": 2,');
  await expect.element(area).toHaveAttribute('aria-invalid', 'true');
  await expect.element(area).toHaveAccessibleDescription('Line 1, column 9: A key in double quotes is expected here.');
  expect([value(), happened]).toEqual([{ a: 1 }, []]);
  await expect.element(area).toHaveValue('{"a": 2,');
  await userEvent.keyboard('{Backspace}}');
  await expect.poll(value).toEqual({ a: 2 });
  expect(happened).toEqual([['change', { value: { a: 2 } }]]);
  await expect.element(area).toHaveValue('{"a": 2}');
  await expect.element(area).not.toHaveAttribute('aria-invalid');
});

test('JsonField lets Tab through, and formats by its button', async () => {
  const { screen, value, happened } = await showWidget(
    'JsonField',
    { label: 'Settings' },
    { value: null, listen: ['change'] },
  );
  const area = screen.getByRole('textbox');
  const format = screen.getByRole('button', { name: 'Format Settings' });
  await expect.element(format).toBeDisabled();
  await area.fill('[1,2]');
  await expect.poll(value).toEqual([1, 2]);
  area.element().focus();
  await userEvent.tab();
  await expect.element(area).not.toHaveFocus();
  await expect.element(area).toHaveValue('[1,2]');
  format.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(area).toHaveValue('[\n  1,\n  2\n]');
  expect(happened).toHaveLength(1);
  await area.fill('');
  await expect.poll(value).toBeNull();
});

test('JsonField shows the place of a fault in the text', async () => {
  const { screen } = await showWidget('JsonField', { label: 'Settings' }, { value: null });
  const area = screen.getByRole('textbox');
  await area.fill('{\n  "a" 1\n}');
  await screen.getByRole('button', { name: 'Show line 2, column 7' }).click();
  await expect.element(area).toHaveFocus();
  expect(area.element()).toHaveProperty('selectionStart', 8);
});

test('JsonField lists what the schema does not allow, by pointer, and binds the value all the same', async () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, retries: { type: 'integer' } },
  };
  const { screen, value } = await showWidget('JsonField', { label: 'Settings', schema }, { value: null });
  const area = screen.getByRole('textbox');
  await area.fill('{\n  "retries": "two"\n}');
  await expect.poll(value).toEqual({ retries: 'two' });
  await expect.element(area).toHaveAccessibleDescription('2 issues with the schema.');
  const issue = screen.getByRole('button', { name: '/retries' });
  await expect.element(issue).toHaveTextContent('Line 2');
  await expect.element(screen.getByText('“name” is missing', { exact: true })).toBeVisible();
  issue.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(area.element()).toHaveProperty('selectionStart', 15);
  await area.fill('{"name": "x", "retries": 2}');
  await expect.element(issue).not.toBeInTheDocument();
});
