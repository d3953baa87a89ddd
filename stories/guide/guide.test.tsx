import '#app/theme/all.css';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StoryLocale } from '../pseudo-locale.ts';
import { GuidePage } from './GuidePage.tsx';
import { loadLive } from './exhibits/live.ts';
import { liveNames } from './guide-story.tsx';
import { textOf } from './texts.ts';
import { topics } from './topics.ts';

async function show(id: string, locale: StoryLocale = 'en-US') {
  const topic = topics.find((one) => one.id === id);
  if (!topic) throw new Error(`There is no page "${id}".`);
  const names = liveNames(textOf(id, locale === 'zh-CN' ? 'zh-CN' : 'en-US'));
  const live = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await loadLive(name, locale)] as const)),
  );
  const screen = await render(
    <GuidePage topic={topic} look={{ locale, scheme: 'light', theme: 'Default' }} live={live} />,
  );
  /** A second press right after the first counts as one, as of a double click: a person takes longer. */
  const takeTime = (): void => {
    for (const { host } of Object.values(live)) host.pass(300);
  };
  return { ...screen, takeTime };
}

test.each([
  ['the list and the row form of the first page', 'first-page'],
  ['the same as nodes', 'list'],
])('%s add, refuse a name twice, and delete after a question', async (_, id) => {
  const screen = await show(id);
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Accountant');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('There is a position of this name already.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Night guard');
  screen.takeTime();
  await screen.getByRole('button', { name: 'Save' }).click();
  const row = screen.getByRole('row').filter({ hasText: 'Night guard' });
  await expect.element(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect.element(row).not.toBeInTheDocument();
});

test('the settings form offers to save what differs, checks it, and says that it was saved', async () => {
  const screen = await show('settings-form');
  const days = screen.getByLabelText('Days that entries are stored');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await days.fill('3');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('90');
  await expect.element(days).not.toHaveAttribute('aria-invalid');
  screen.takeTime();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
});

test('the wizard leads by Enter from step to step, and back without losing anything', async () => {
  const screen = await show('wizard', 'zh-CN');
  await screen.getByRole('button', { name: '下一步' }).click();
  const name = screen.getByRole('textbox', { name: '名称', exact: true });
  await name.fill('夜班保安');
  await screen.getByRole('button', { name: '上一步' }).click();
  await expect.element(name).not.toBeInTheDocument();
  screen.takeTime();
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(name).toHaveValue('夜班保安');
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('已新增“夜班保安”')).toBeVisible();
});

test('an empty list invites to begin, and a failed one loads on the second try', async () => {
  const empty = await show('empty');
  await empty.getByRole('button', { name: 'Add the night shift' }).click();
  await expect.element(empty.getByRole('row').filter({ hasText: 'Night shift' })).toBeVisible();
  await empty.unmount();
  const failing = await show('error');
  await failing.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failing.getByText('First aid')).toBeVisible();
});

test('what loads shows its shape first, and the icons are found by name', async () => {
  const loading = await show('loading');
  await expect.element(loading.getByText('First aid')).toBeVisible();
  await loading.unmount();
  const icons = await show('icons');
  await icons.getByLabelText('Find an icon').fill('chevron-up');
  await expect.element(icons.getByText('chevron-up', { exact: true })).toBeVisible();
  expect(icons.container.querySelectorAll('li code')).toHaveLength(1);
});

test('the playground renders what is typed, and reports a wrong name with its line and the nearest right one', async () => {
  const screen = await show('playground');
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await expect.element(screen.getByText('Ada takes one.')).toBeVisible();
  const editor = screen.getByLabelText('Document');
  const text = (editor.element() as HTMLTextAreaElement).value;
  await editor.fill(text.replace('"NumberField"', '"NumbrField"'));
  await expect.element(screen.getByText(/Line \d+: .*Did you mean "NumberField"/)).toBeVisible();
});

test('a pseudo-locale changes the words of the guide and leaves code as it is; links keep the look', async () => {
  const screen = await show('actions', 'ar-XB');
  await expect.element(screen.getByRole('heading', { name: 'Àçťìòñš', level: 1 })).toBeVisible();
  await expect.element(screen.getByText('deletePosition')).toBeVisible();
  const next = screen.container.querySelector('nav a[href*="path=/story/guide-overlays--page"]');
  expect(next?.getAttribute('href')).toContain('globals=locale:ar-XB;scheme:light;theme:Default');
});
