import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const slots = {
  default: [
    { id: 'name', widget: 'TextField', props: { label: 'Username' } },
    { id: 'go', widget: 'Button', props: { label: 'Sign in', type: 'submit' } },
  ],
};

test('FormLayout is sent by Enter in a field', async () => {
  const { screen, happened } = await showWidget('FormLayout', { label: 'Sign in' }, { slots, listen: ['submit'] });
  await screen.getByLabelText('Username').click();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['submit', null]]);
});

test('FormLayout shows on its submit button that it is being sent, and is not sent twice', async () => {
  let calls = 0;
  const call = () => {
    calls += 1;
    return new Promise(() => undefined);
  };
  const { screen } = await showWidget(
    'FormLayout',
    { label: 'Sign in' },
    {
      slots,
      on: { submit: [{ do: 'call', call: 'slow' }] },
      host: { client: { call }, operations: { slow: { reads: [], writes: [], safe: false } } },
    },
  );
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await new Promise((resolve) => setTimeout(resolve, 320));
  await screen.getByLabelText('Username').click();
  await userEvent.keyboard('{Enter}');
  expect(calls).toBe(1);
});
