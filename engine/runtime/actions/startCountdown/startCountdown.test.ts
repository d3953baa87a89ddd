import { expect, test } from 'vitest';
import { createEngine } from '../../data/engine.ts';
import { createScope } from '../../scope/scope.ts';
import { createTestClock } from '../../testing/createTestClock.ts';
import { createTestScope } from '../../testing/createTestScope.ts';

const state = { left: { type: 'number', default: 0 } };
const path = ['state', 'left'];
const start = { do: 'startCountdown', path, seconds: 3, then: [{ do: 'toast', text: 'over' }] };

function setUp() {
  const time = createTestClock();
  const page = createTestScope({ state }, { clock: time.clock });
  return { ...page, time, left: () => page.scope.read(path) };
}

test('startCountdown counts whole seconds down to zero by the host’s clock, and then runs `then`', async () => {
  const { scope, host, time, left } = setUp();
  await scope.run([start]);
  const seen = [left()];
  for (let second = 0; second < 4; second += 1) {
    time.pass(1000);
    seen.push(left());
  }
  expect(seen).toEqual([3, 2, 1, 0, 0]);
  await expect.poll(() => host.toasts).toMatchObject([{ text: 'over' }]);
  expect(time.waiting()).toBe(0);
});

test('startCountdown is right again after the device slept', async () => {
  const { scope, time, left } = setUp();
  await scope.run([{ ...start, seconds: 60 }]);
  time.sleep(30_400);
  expect(left()).toBe(30);
  time.pass(600);
  expect(left()).toBe(29);
});

test('startCountdown at the same place replaces the first one', async () => {
  const { scope, time, left } = setUp();
  await scope.run([start]);
  time.pass(1000);
  await scope.run([{ ...start, seconds: 10 }]);
  time.pass(3000);
  expect(left()).toBe(7);
});

test('startCountdown stops when the page is left', async () => {
  const { scope, host, time, stop, left } = setUp();
  await scope.run([start]);
  stop();
  time.pass(10_000);
  expect(left()).toBe(3);
  expect(time.waiting()).toBe(0);
  expect(host.toasts).toEqual([]);
});

test('startCountdown continues when the page changes its language, with the time that passed', async () => {
  const { scope, host, time, stop } = setUp();
  await scope.run([{ ...start, seconds: 10 }], { row: { name: 'x' } });
  time.pass(2000);
  const engine = createEngine(host, () => (key) => key);
  const document = { ...scope.document, locale: 'zh-CN' };
  const next = createScope({ engine, document, part: document, params: {}, previous: scope });
  stop();
  time.pass(3000);
  const leave = next.start();
  expect(next.read(path)).toBe(5);
  time.pass(5000);
  expect(next.read(path)).toBe(0);
  await expect.poll(() => host.toasts).toMatchObject([{ text: 'over' }]);
  leave();
});

test.each([[-1], ['3'], [null], [90_000], [Number.NaN]])('startCountdown refuses %j seconds', async (seconds) => {
  const { scope, host, time } = setUp();
  await scope.run([{ ...start, seconds }]);
  expect(host.errors).toMatchObject([{ code: 'ENGINE_ACTION_ARGUMENT' }]);
  expect(time.waiting()).toBe(0);
});
