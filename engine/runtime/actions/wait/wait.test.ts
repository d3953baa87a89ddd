import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/createTestClock.ts';
import { createTestScope } from '../../testing/createTestScope.ts';

const list = [
  { do: 'wait', milliseconds: 300 },
  { do: 'toast', text: 'after' },
];

function setUp() {
  const time = createTestClock();
  const page = createTestScope({}, { clock: time.clock });
  const said = () => page.host.toasts.map(({ text }) => text);
  return { ...page, time, said };
}

test('wait lets what follows come so many milliseconds later, by the host’s clock', async () => {
  const { scope, time, said } = setUp();
  const running = scope.run(list);
  time.pass(299);
  await Promise.resolve();
  expect(said()).toEqual([]);
  time.pass(1);
  await running;
  expect(said()).toEqual(['after']);
  expect(time.waiting()).toBe(0);
});

test('wait ends its list when the page is left, and nothing is waited for any more', async () => {
  const { scope, time, stop, said } = setUp();
  const running = scope.run(list);
  stop();
  await running;
  time.pass(10_000);
  expect(said()).toEqual([]);
  expect(time.waiting()).toBe(0);
});

test.each([[0], [-1], ['3'], [null], [2001], [Number.NaN]])('wait refuses %j milliseconds', async (milliseconds) => {
  const { scope, host, time } = setUp();
  await scope.run([{ do: 'wait', milliseconds }]);
  expect(host.errors).toMatchObject([{ code: 'ENGINE_ACTION_ARGUMENT' }]);
  expect(time.waiting()).toBe(0);
});
