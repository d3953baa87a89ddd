import { expect, test } from 'vitest';
import type { PageScope } from '#engine/runtime';
import { NodeActions } from './node-actions.ts';

/** A node whose lists run until they are ended, with a clock that the test sets. */
function startNode() {
  let now = 1_000;
  const runs: { list: unknown; locals: unknown; hasGesture: unknown; end(): void }[] = [];
  const leaving = new AbortController();
  const busy: boolean[] = [];
  let hasGesture = true;
  const clock = { now: () => now, after: () => () => undefined };
  const scope = {
    engine: { host: { clock, isGesture: () => hasGesture } },
    signal: leaving.signal,
    run: (list: unknown, locals: unknown, begin: { hasGesture: boolean }) =>
      new Promise<void>((end) => runs.push({ list, locals, hasGesture: begin.hasGesture, end })),
  } as unknown as PageScope;
  const events = { change: 'check', submit: 'save', click: 'open' };
  const node = new NodeActions({ events, scope, locals: () => ({}), onBusyChange: () => busy.push(node.isBusy) });
  const lists = () => runs.map(({ list }) => list);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    node,
    lists,
    runs,
    leave: () => leaving.abort(),
    async end(at: number) {
      runs[at]?.end();
      await settled();
    },
    pass: (milliseconds: number) => (now += milliseconds),
    endGesture: () => (hasGesture = false),
  };
}

test('SHELL-37 a press while other actions of the node run is kept and runs once they are done', async () => {
  const { node, lists, runs, end, pass, endGesture } = startNode();
  node.emit('change', null);
  node.emit('submit', { by: 'key' });
  expect(lists()).toEqual(['check']);
  // The same press, however long it waits.
  pass(5_000);
  node.emit('submit', { by: 'again' });
  endGesture();
  await end(0);
  expect(lists()).toEqual(['check', 'save']);
  expect(runs[1]).toMatchObject({ locals: { event: { by: 'key' } }, hasGesture: true });
  node.emit('submit', null);
  expect(lists(), 'its own actions still run').toHaveLength(2);
  await end(1);
  node.emit('submit', null);
  expect(lists()).toEqual(['check', 'save', 'save']);
});

test('SHELL-37 presses that wait run one after the other, and none that waits when the page is left', async () => {
  const { node, lists, end, pass, leave } = startNode();
  node.emit('change', null);
  node.emit('submit', null);
  pass(300);
  node.emit('click', null);
  await end(0);
  expect(lists()).toEqual(['check', 'save']);
  await end(1);
  expect(lists()).toEqual(['check', 'save', 'open']);
  pass(300);
  node.emit('submit', null);
  leave();
  await end(2);
  expect(lists()).toEqual(['check', 'save', 'open']);
});
