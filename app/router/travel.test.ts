import { expect, test, vi } from 'vitest';
import type { App } from '../prerender/create-app.ts';
import { createQuestions } from '../shell/dialogs/question-list.ts';
import { createValue } from './value.ts';
import { createLeaving } from './leaving.ts';
import { travel } from './travel.ts';

function setUp(isUnsaved: boolean) {
  const questions = createQuestions();
  const screen = createValue<unknown>('first');
  const giveUp = vi.fn();
  const at = { path: '/editor', search: '' };
  const parts = {
    questions,
    // Nothing listens to the window here.
    leaving: { ...createLeaving(new EventTarget() as unknown as Window), isUnsaved: () => isUnsaved, giveUp },
    screens: { screen, failure: createValue(undefined) },
    router: {
      address: () => ({ ...at }),
      go(to: string) {
        [at.path = '', at.search = ''] = to.split(/(?=\?)/);
      },
    },
  };
  // The parts that travelling reads.
  return { app: parts as unknown as App, questions, screen, at, giveUp };
}

test('a page with unsaved work is left only when the person says so', async () => {
  const { app, questions, screen, at, giveUp } = setUp(true);
  const stayed = travel(app, '/workbench');
  expect(questions.current.get()).toBe('leave');
  questions.answer(false);
  await stayed;
  expect(at.path).toBe('/editor');
  expect(giveUp).not.toHaveBeenCalled();
  const left = travel(app, '/workbench');
  questions.answer(true);
  await expect.poll(() => at.path).toBe('/workbench');
  screen.set('second');
  await left;
  expect(at.path).toBe('/workbench');
  expect(giveUp).toHaveBeenCalledOnce();
});

test('another query of the same page, or the same address, is never asked about', async () => {
  const { app, questions, screen } = setUp(true);
  const turned = travel(app, '/editor?tab=history');
  expect(questions.current.get()).toBeUndefined();
  screen.set('second');
  await turned;
  await travel(app, '/editor?tab=history');
  expect(questions.current.get()).toBeUndefined();
});
