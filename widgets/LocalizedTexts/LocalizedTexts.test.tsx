import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const groups = [
  {
    id: 'login',
    title: 'Sign-in page',
    words: [
      { name: 'title', label: 'Title', message: 'login.title' },
      { name: 'footer', label: 'Footer', lines: true },
    ],
  },
];
const messages = { 'login.title': ['Sign in to ', { type: 1, value: 'name' }] };
const props = { language: 'en-US', groups, messages, values: { name: 'Acme' } };

test('CFG-13 LocalizedTexts writes the word of one language, and takes an emptied one away', async () => {
  const first = { 'zh-CN': { title: '欢迎' } };
  const { screen, value, happened } = await showWidget('LocalizedTexts', props, { value: first, listen: ['edit'] });
  const title = screen.getByLabelText('Title');
  await expect.element(title).toHaveAttribute('placeholder', 'Sign in to Acme');
  await title.click();
  await userEvent.keyboard('Welcome{Home}{ArrowRight}');
  expect((title.element() as HTMLInputElement).selectionStart, 'the caret is where it was moved to').toBe(1);
  expect(value()).toEqual({ 'zh-CN': { title: '欢迎' }, 'en-US': { title: 'Welcome' } });
  await title.fill('');
  expect(value()).toEqual({ 'zh-CN': { title: '欢迎' }, 'en-US': {} });
  expect(happened[0]).toEqual(['edit', { group: 'login' }]);
});

test('CFG-13 LocalizedTexts marks a word that the language lacks, and says what is shown in its place', async () => {
  const value = { 'zh-CN': { title: '欢迎', footer: '© 艾克米' } };
  const { screen } = await showWidget('LocalizedTexts', props, { value });
  await expect
    .element(screen.getByLabelText('Title'))
    .toHaveAccessibleDescription('Visitors who read this language see “Sign in to Acme”.');
  await expect
    .element(screen.getByLabelText('Footer'))
    .toHaveAccessibleDescription('Visitors who read this language see nothing here.');
  expect(screen.getByText('Not in this language').elements()).toHaveLength(2);
});

test('LocalizedTexts marks a word of the platform, which counts as there', async () => {
  const inherited = { 'en-US': { title: 'Welcome' } };
  const value = { 'en-US': { title: 'Welcome' }, 'zh-CN': { title: '欢迎' } };
  const { screen } = await showWidget('LocalizedTexts', { ...props, inherited }, { value });
  await expect.element(screen.getByText('From the platform')).toBeVisible();
  await screen.getByLabelText('Title').fill('');
  await expect.element(screen.getByLabelText('Title')).toHaveAttribute('placeholder', 'Welcome');
  expect(screen.getByText('Not in this language').query()).toBeNull();
});
