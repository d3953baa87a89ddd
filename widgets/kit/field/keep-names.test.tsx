import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('a key in a native form leaves the names and types of its inputs, and a shown password changes its type', async () => {
  const { screen, state } = await showWidget(
    'FormLayout',
    { label: 'Sign in' },
    {
      state: { account: '', secret: '' },
      slots: {
        default: [
          { id: 'account', widget: 'TextField', bind: ['state', 'account'], props: { label: 'Account' } },
          { id: 'secret', widget: 'PasswordField', bind: ['state', 'secret'], props: { label: 'Password' } },
        ],
      },
    },
  );
  const written: string[] = [];
  const watch = new MutationObserver((records) => written.push(...records.map((one) => one.attributeName ?? '')));
  watch.observe(screen.container, { subtree: true, attributeFilter: ['name', 'type'] });
  const [account, secret] = ['Account', 'Password'].map((label) => screen.getByLabelText(label, { exact: true }));
  await userEvent.tab();
  await userEvent.keyboard('ann');
  await userEvent.tab();
  await userEvent.keyboard('s3cret');
  expect([state('account'), state('secret'), written]).toEqual(['ann', 's3cret', []]);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.poll(() => written).toEqual(['type']);
  const inputs = [account, secret].map((input) => input?.element()).filter((one) => one instanceof HTMLInputElement);
  expect(inputs.map(({ name, type }) => [name, type])).toEqual([
    ['account', 'text'],
    ['secret', 'text'],
  ]);
});
