import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const label = 'Rules for the password';
const pattern = '^(?=.*[A-Z])(?=.*\\d).{8,}$';

test('VAL-06 PasswordRules follows what is typed: which rules it meets, and how strong it is', async () => {
  const typed = { $: ['get', ['var', 'state'], 'password'] };
  const { screen } = await showWidget(
    'FormLayout',
    { label: 'Password' },
    {
      state: { password: '' },
      slots: {
        default: [
          { id: 'new', widget: 'PasswordField', props: { label: 'New password' }, bind: ['state', 'password'] },
          { id: 'rules', widget: 'PasswordRules', props: { label, pattern, password: typed } },
        ],
      },
    },
  );
  const rules = screen.getByRole('list', { name: label });
  const open = () => rules.getByText('(not met yet)').elements().length;
  expect(open()).toBe(3);
  expect(screen.getByText('Strength:').elements()).toHaveLength(0);
  await userEvent.tab();
  await userEvent.keyboard('Blue-lamp');
  await expect.poll(open).toBe(1);
  await expect.element(rules.getByText('A digit')).toBeVisible();
  await expect.element(screen.getByText('Strength: weak')).toBeVisible();
  await userEvent.keyboard('-42');
  await expect.poll(open).toBe(0);
  await expect.element(screen.getByText('Strength: good')).toBeVisible();
});

test('P26 PasswordRules says that a pattern is not taken, and does not run it', async () => {
  const { screen } = await showWidget('PasswordRules', { label, pattern: '^(a+)+$', password: `${'a'.repeat(60)}!` });
  await expect.element(screen.getByText('The platform does not take this pattern.')).toBeVisible();
});
