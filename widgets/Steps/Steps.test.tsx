import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { tabTo } from '#tests/widgets/tab-to.ts';

const props = {
  label: 'Import',
  steps: [
    { id: 'file', label: 'File' },
    { id: 'columns', label: 'Columns' },
    { id: 'check', label: 'Check' },
  ],
};

test('Steps marks the current one, and leads back to what is done when the document listens', async () => {
  const { screen, value, happened } = await showWidget('Steps', props, { value: 'columns', listen: ['select'] });
  const items = screen.getByRole('list', { name: 'Import' }).getByRole('listitem');
  expect(items.elements().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'File (done)' }).click();
  expect(value()).toBe('file');
  expect(happened).toEqual([['select', { step: 'file' }]]);
});

test('Steps is left for what is done by keyboard, and the state says where it is', async () => {
  const { screen, value } = await showWidget('Steps', props, { value: 'check', listen: ['select'] });
  await tabTo(screen.getByRole('button', { name: 'Columns (done)' }));
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('columns');
  await tabTo(screen.getByRole('button', { name: 'File (done)' }));
  await userEvent.keyboard(' ');
  expect(value()).toBe('file');
});

test('Steps is no row of buttons when nobody listens, and tells what went wrong', async () => {
  const steps = [{ id: 'file', label: 'File', state: 'wrong' }, ...props.steps.slice(1)];
  const { screen } = await showWidget('Steps', { ...props, steps }, { value: 'gone' });
  expect(screen.getByRole('button').elements()).toHaveLength(0);
  const first = screen.getByRole('listitem').first();
  await expect.element(first).toHaveAttribute('aria-current', 'step');
  await expect.element(first).toHaveTextContent('(error)');
});
