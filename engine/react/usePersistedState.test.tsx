import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { usePersistedState } from './usePersistedState.ts';
import type { WidgetProps } from './widget.ts';

function Counter({ props }: WidgetProps<{ keep?: string }>): ReactElement {
  const [count, setCount] = usePersistedState(props.keep, (persisted) =>
    typeof persisted === 'number' ? persisted : 0,
  );
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function show(storage: Map<string, string>, keep?: string) {
  const host = createTestHost({
    widgets: { Counter: async () => Counter },
    storage: {
      get: (key) => storage.get(key) ?? null,
      set: (key, value) => void storage.set(key, value),
      remove: (key) => void storage.delete(key),
    },
  });
  return renderDocument(documentOf({ id: 'c', widget: 'Counter', props: keep === undefined ? {} : { keep } }), {
    host,
  });
}

test('useKept keeps a value on this device under its key', async () => {
  const storage = new Map<string, string>();
  const { screen } = await show(storage, 'count');
  await screen.getByRole('button').click();
  await screen.unmount();
  const again = await show(storage, 'count');
  await expect.element(again.screen.getByRole('button', { name: '1' })).toBeVisible();
});

test('usePersistedState stores nothing without a key, and ignores what another program stored', async () => {
  const storage = new Map([['count', `${Date.now() + 1e9} {not json`]]);
  const { screen } = await show(storage);
  await screen.getByRole('button').click();
  expect(storage.size).toBe(1);
  await screen.unmount();
  const other = await show(storage, 'count');
  await expect.element(other.screen.getByRole('button', { name: '0' })).toBeVisible();
});
