import { proxy } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { createLeaving } from './leaving.ts';
import type { Screens } from './screens.ts';
import { travel } from './travel.ts';

function setUp() {
  const answers: ((isSure: boolean) => void)[] = [];
  // Nothing listens to the window here.
  const view = new EventTarget() as unknown as Window;
  const leaving = createLeaving(view, () => new Promise((resolve) => answers.push(resolve)));
  const giveUp = vi.fn();
  leaving.hold(() => true, giveUp);
  // Only the identity of a screen is read.
  const state = proxy({ screen: 'first', isLoading: false, failure: undefined });
  const at = { path: '/editor', search: '' };
  const router = {
    address: () => ({ ...at }),
    go(to: string) {
      [at.path = '', at.search = ''] = to.split(/(?=\?)/);
    },
  };
  const parts = { router, leaving, screens: { state: state as unknown as Screens['state'] } };
  return { parts, answers, state, at, giveUp };
}

test('a page with unsaved work is left only when the user says so', async () => {
  const { parts, answers, state, at, giveUp } = setUp();
  const stayed = travel(parts, '/workbench');
  answers.shift()?.(false);
  await stayed;
  expect(at.path).toBe('/editor');
  expect(giveUp).not.toHaveBeenCalled();
  const left = travel(parts, '/workbench');
  answers.shift()?.(true);
  await expect.poll(() => at.path).toBe('/workbench');
  state.screen = 'second';
  await left;
  expect(at.path).toBe('/workbench');
  expect(giveUp).toHaveBeenCalledOnce();
});

test('another query of the same page, or the same address, is never asked about', async () => {
  const { parts, answers, state } = setUp();
  const turned = travel(parts, '/editor?tab=history');
  state.screen = 'second';
  await turned;
  await travel(parts, '/editor?tab=history');
  expect(answers).toEqual([]);
});
