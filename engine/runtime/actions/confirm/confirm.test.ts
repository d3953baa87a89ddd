import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

async function ask(isYes: boolean, args: Record<string, unknown> = {}) {
  const { scope, host } = createTestScope({}, { confirm: () => isYes });
  await scope.run([
    { do: 'confirm', text: 'Delete?', ...args },
    { do: 'toast', text: 'after' },
  ]);
  return { host, said: host.toasts.map(({ text }) => text) };
}

test('confirm asks with the texts of the document', async () => {
  const { host } = await ask(true, { title: 'Report', ok: 'Delete', cancel: 'Keep', danger: true });
  expect(host.questions).toEqual([{ text: 'Delete?', title: 'Report', ok: 'Delete', cancel: 'Keep', isDanger: true }]);
});

test('confirm hands on the names of what it is about', async () => {
  const { host } = await ask(true, { names: ['Ada', 7, null] });
  expect(host.questions[0]?.names).toEqual(['Ada', '7', '']);
});

test('confirm: a yes continues, a no ends the list', async () => {
  expect((await ask(true)).said).toEqual(['after']);
  expect((await ask(false)).said).toEqual([]);
});

test('confirm: `then` runs on yes, `else` on no, and the list continues after either', async () => {
  const lists = { then: [{ do: 'toast', text: 'yes' }], else: [{ do: 'toast', text: 'no' }] };
  expect((await ask(true, lists)).said).toEqual(['yes', 'after']);
  expect((await ask(false, lists)).said).toEqual(['no', 'after']);
});
