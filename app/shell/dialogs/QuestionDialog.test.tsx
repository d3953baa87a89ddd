import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShellFrame } from '../../testing/ShellFrame.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { createQuestions } from './question-list.ts';

async function ask() {
  const questions = createQuestions();
  const screen = await render(
    <ShellFrame>
      <QuestionDialog questions={questions} />
    </ShellFrame>,
  );
  return { questions, screen };
}

test('SHELL-40 a question is a dialog of 480 px with its own words on the buttons', async () => {
  const { questions, screen } = await ask();
  const answer = questions.ask({ text: 'The page is replaced.', title: 'Publish?', ok: 'Publish', isDanger: true });
  const dialog = screen.getByRole('dialog', { name: 'Publish?' });
  await expect.element(dialog).toHaveTextContent('The page is replaced.');
  expect(dialog.element().getBoundingClientRect().width).toBeLessThanOrEqual(480);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  expect(await answer).toBe(true);
  expect(screen.getByRole('dialog').query()).toBeNull();
});

test('a question names up to five of what it is about, and the number of the others', async () => {
  const { questions, screen } = await ask();
  const names = ['Ada', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus'];
  const first = questions.ask({ text: 'They are signed out.', names });
  const items = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(items).toEqual(['Ada', 'Bob', 'Cyd', 'Dan', 'Eve', 'and 2 others']);
  questions.answer(true);
  await first;
  void questions.ask({ text: 'Delete?', names: names.slice(0, 5) });
  await expect.poll(items).toEqual(names.slice(0, 5));
});

test('Escape is a no, and the next question waits its turn', async () => {
  const { questions, screen } = await ask();
  const first = questions.ask({ text: 'First' });
  const second = questions.ask({ text: 'Second' });
  await expect.element(screen.getByText('First')).toBeVisible();
  expect(screen.getByText('Second').query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(await first).toBe(false);
  await expect.element(screen.getByText('Second')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  expect(await second).toBe(true);
});

test('leaving unsaved work is asked in words of its own; Escape stays', async () => {
  const { questions, screen } = await ask();
  const first = questions.askToLeave();
  await expect.element(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await first).toBe(false);
  const second = questions.askToLeave();
  await screen.getByRole('button', { name: 'Leave' }).click();
  expect(await second).toBe(true);
});

test.each([
  ['askToLeave', 'Leave without saving?', 'Leave'],
  ['askToSignOut', 'Sign out without saving?', 'Sign out'],
] as const)('SESS-15 the shell’s own question says what it is about: %s', async (question, title, yes) => {
  const { questions, screen } = await ask();
  const answer = questions[question]();
  await screen.getByRole('dialog', { name: title }).getByRole('button', { name: yes }).click();
  expect(await answer).toBe(true);
});
