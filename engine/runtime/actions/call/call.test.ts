import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('call resolves its arguments, with the names around it', async () => {
  const made: unknown[] = [];
  const { scope } = createTestScope(
    { state: { id: { type: 'string', default: 'a1' } } },
    {
      operations: { save: { reads: [], writes: [], safe: false } },
      client: {
        async call(id, args) {
          made.push([id, args]);
        },
      },
    },
  );
  await scope.run(
    [
      {
        do: 'call',
        call: 'save',
        with: { id: { $: ['get', ['var', 'state'], 'id'] }, tags: [{ $: ['get', ['var', 'row'], 'tag'] }], on: true },
      },
    ],
    { row: { tag: 'x' } },
  );
  expect(made).toEqual([['save', { id: 'a1', tags: ['x'], on: true }]]);
});

test('call without an answer gives null as `result`, and binds `as` for the steps that follow', async () => {
  const { scope, host } = createTestScope(
    {},
    { operations: { save: { reads: [], writes: [], safe: false } }, client: { call: async () => undefined } },
  );
  await scope.run([
    {
      do: 'call',
      call: 'save',
      as: 'answer',
      then: [
        { do: 'branch', if: ['op', '==', ['var', 'result'], ['lit', null]], then: [{ do: 'toast', text: 'null' }] },
      ],
    },
    { do: 'branch', if: ['op', '==', ['var', 'answer'], ['lit', null]], then: [{ do: 'toast', text: 'null too' }] },
  ]);
  expect(host.toasts.map(({ text }) => text)).toEqual(['null', 'null too']);
});
