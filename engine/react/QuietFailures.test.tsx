import { expect, test, vi } from 'vitest';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, field, read, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const operations = {
  listTasks: { reads: [], writes: [], safe: true },
  listPeople: { reads: [], writes: [], safe: true },
};

test('ERR-43 a list that could not be loaded says so quietly, loses no input, and loads when tried again', async () => {
  const call = vi.fn(async (): Promise<unknown> => Promise.reject(new Error('The server cannot be reached.')));
  const host = createTestHost({ widgets: plainWidgets(), operations, client: { call } });
  const document = documentOf(box([field('name'), words('tasks', read('data', 'tasks', 'title'))]), {
    state: { name: { type: 'string', default: '' } },
    data: { tasks: { call: 'listTasks' } },
    silentFailures: ['tasks'],
  });
  const { screen } = await renderDocument(document, { host });
  await screen.getByLabelText('name').fill('entered');
  await expect.element(screen.getByRole('status')).toHaveTextContent('The server cannot be reached.');
  expect(host.toasts).toEqual([]);
  call.mockResolvedValue({ title: 'Write the report' });
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Write the report')).toBeVisible();
  expect(screen.getByRole('status').query()).toBeNull();
  await expect.element(screen.getByLabelText('name')).toHaveValue('entered');
});

test('ERR-43 a document that shows the failure itself is left alone', async () => {
  const call = async (): Promise<unknown> => Promise.reject(new Error('gone'));
  const host = createTestHost({ widgets: plainWidgets(), operations, client: { call } });
  const document = documentOf(box([words('why', read('failed', 'people', 'message'))]), {
    data: { people: { call: 'listPeople' } },
  });
  const { screen } = await renderDocument(document, { host });
  await expect.element(screen.getByText('gone')).toBeVisible();
  expect(screen.getByRole('status').query()).toBeNull();
});
