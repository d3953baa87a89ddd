import { expect, test } from 'vitest';
import type { CompiledAction } from '#engine/document';
import { createTestScope } from '../../testing/createTestScope.ts';

const toast = (text: string) => ({ do: 'toast', text });

async function said(actions: Record<string, CompiledAction[]>, list: unknown[]) {
  const { scope, host } = createTestScope({ actions }, { confirm: () => false });
  await scope.run(list);
  return { texts: host.toasts.map(({ text }) => text), reported: host.errors.map((error) => Object(error).code) };
}

test('run goes through the list of that name and then on', async () => {
  const actions = { renew: [toast('renewed'), { do: 'run', actions: 'greet' }], greet: [toast('hello')] };
  expect(await said(actions, [{ do: 'run', actions: 'renew' }, toast('after')])).toEqual({
    texts: ['renewed', 'hello', 'after'],
    reported: [],
  });
});

test('run stops with a list that stops', async () => {
  const actions = { ask: [{ do: 'confirm', text: 'Sure?' }] };
  expect(await said(actions, [{ do: 'run', actions: 'ask' }, toast('after')])).toEqual({ texts: [], reported: [] });
});

test.each(['nothing', 'constructor'])('run of %s, which is no list, is reported', async (name) => {
  const { reported } = await said({ renew: [] }, [{ do: 'run', actions: name }]);
  expect(reported).toEqual(['ENGINE_ACTIONS_UNKNOWN']);
});

test('run of a list that runs itself ends', async () => {
  const { reported } = await said({ again: [{ do: 'run', actions: 'again' }] }, [{ do: 'run', actions: 'again' }]);
  expect(reported).toEqual(['ENGINE_ACTION_DEPTH']);
});
