import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CompiledNode } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, field, press, read } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const failure = Object.assign(new Error('Refused.'), {
  detail: { faults: [{ pointer: '/title', message: 'This name is taken.' }] },
});

function show(call: () => Promise<unknown>, more: Partial<CompiledNode> = {}, counts = new Map<string, number>()) {
  const host = createTestHost({
    widgets: plainWidgets(counts),
    operations: { save: { reads: [], writes: [], safe: false } },
    client: { call },
  });
  const submit = { do: 'submitForm', call: 'save', with: { title: { $: read('state', 'name') } } };
  const nodes = [field('other'), field('name', more), press('save', [submit, { do: 'toast', text: 'saved' }])];
  const text = { type: 'string', default: '' };
  return renderDocument(documentOf(box(nodes), { state: { name: text, other: text } }), { host });
}

test('submitForm shows what the server refused at its field until the value changes, and gives it the focus', async () => {
  const { screen, host } = await show(() => Promise.reject(failure));
  await screen.getByLabelText('name').fill('Acme');
  await screen.getByRole('button', { name: 'save' }).click();
  await expect.element(page.getByRole('note')).toHaveTextContent('This name is taken.');
  await expect.element(screen.getByLabelText('name')).toHaveFocus();
  await screen.getByLabelText('other').fill('x');
  await expect.element(page.getByRole('note')).toBeVisible();
  await screen.getByLabelText('name').fill('Acme 2');
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
  expect(host.toasts).toEqual([]);
});

test('submitForm asks again with the same value, and removes the issue meanwhile', async () => {
  let calls = 0;
  const { screen, host } = await show(async () => {
    calls += 1;
    if (calls === 1) throw failure;
  });
  const save = screen.getByRole('button', { name: 'save' });
  await save.click();
  await expect.element(page.getByRole('note')).toBeVisible();
  await expect
    .poll(async () => {
      await save.click();
      return host.toasts.map(({ text }) => text);
    })
    .toEqual(['saved']);
  expect(page.getByRole('note').query()).toBeNull();
});

test('submitForm is busy while it is sent, and a second press within 300 ms is the same one', async () => {
  let calls = 0;
  let answer: (value: unknown) => void = () => undefined;
  const { screen } = await show(() => {
    calls += 1;
    return new Promise((resolve) => (answer = resolve));
  });
  const save = screen.getByRole('button', { name: 'save' });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await save.click();
  expect(calls).toBe(1);
  answer(null);
  await expect.element(save).toHaveAttribute('aria-busy', 'false');
});

test('a field without rules is not rendered again by a submission', async () => {
  const counts = new Map<string, number>();
  const { screen, host } = await show(async () => null, {}, counts);
  const before = counts.get('other');
  await screen.getByRole('button', { name: 'save' }).click();
  await expect.poll(() => host.toasts.length).toBe(1);
  expect(counts.get('other')).toBe(before);
});
