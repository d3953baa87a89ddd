import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('TextField is found by its label, and what is typed reaches the state', async () => {
  const { screen, value } = await showWidget(
    'TextField',
    { label: 'Username', autocomplete: 'username' },
    { value: '' },
  );
  await userEvent.tab();
  const input = screen.getByLabelText('Username');
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAttribute('autocomplete', 'username');
  await userEvent.keyboard('owner');
  expect(value()).toBe('owner');
});

test('TextField keeps the caret where a person types in the middle', async () => {
  const { screen, value } = await showWidget('TextField', { label: 'Name' }, { value: 'ac' });
  await screen.getByLabelText('Name').click();
  await userEvent.keyboard('{Home}{ArrowRight}b1');
  expect(value()).toBe('ab1c');
});

test('TextField shows the text of its rule, tied to the input', async () => {
  const { screen } = await showWidget(
    'FormLayout',
    { label: 'Sign in' },
    {
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: [
          {
            id: 'name',
            widget: 'TextField',
            props: { label: 'Username', required: true, hint: 'Letters and digits.' },
            rules: [{ test: ['lit', false], text: 'Please input username' }],
          },
        ],
      },
    },
  );
  const input = screen.getByLabelText('Username');
  await input.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Please input username Letters and digits.');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
});

test('TextField for a search is cleared with its button', async () => {
  const { screen, value, happened } = await showWidget(
    'TextField',
    { label: 'Search', type: 'search' },
    { value: 'crm', listen: ['change'] },
  );
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(value()).toBe('');
  expect(happened).toEqual([['change', { value: '' }]]);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
});

test('TextField for searching is as wide with text as without', async () => {
  const slots = {
    default: [
      { id: 'search', widget: 'TextField', props: { label: 'Search', type: 'search' }, bind: ['state', 'value'] },
    ],
  };
  const { screen } = await showWidget('Stack', { direction: 'row' }, { value: '', slots });
  const input = screen.getByRole('searchbox');
  const width = () => input.element().parentElement?.getBoundingClientRect().width;
  const before = width();
  await input.fill('a');
  await expect.element(screen.getByRole('button')).toBeVisible();
  expect(width()).toBe(before);
});
