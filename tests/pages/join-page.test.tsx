import { expect, test, vi } from 'vitest';
import join from '../../pages/session/join.page.json' with { type: 'json' };
import { showPage } from './show-page.tsx';

const env = {
  ws_id: 'acme',
  workspace: { access_info: { root_domain: 'ours.test', subdomain: 'acme' } },
  globalConfig: { securityConfiguration: { password_pattern: '.{8,}' } },
};
const invitation = {
  customer_name: 'Acme',
  logo: '',
  username: 'ines',
  real_name: 'Ines',
  expires_at: '2026-12-05T10:00:00.000Z',
};

async function joinWith(signIn: () => unknown) {
  const enter = vi.fn(async () => undefined);
  const answers = {
    showInvitationLink: () => invitation,
    joinByLink: () => ({ username: 'ines' }),
    createToken: signIn,
  };
  const shown = await showPage(join, { answers, env, enter, at: '/join?invitation=pwi_1' });
  const { screen } = shown;
  await screen.getByLabelText('Password', { exact: true }).fill('Blue-lamp-42');
  await screen.getByLabelText('Confirm password').fill('Blue-lamp-42');
  await screen.getByRole('button', { name: 'Join' }).click();
  return { ...shown, enter };
}

test('ORG-11 who joins goes on with the password that was just chosen', async () => {
  const { enter, host, argsOf } = await joinWith(() => ({ outcome: 'token' }));
  await expect.poll(() => enter.mock.calls.length).toBe(1);
  expect(argsOf('createToken')).toMatchObject([{ username: 'ines', password: 'Blue-lamp-42' }]);
  expect(host.visited).toEqual([]);
});

test.each([
  ['a second step is asked for', () => ({ outcome: 'secondaryVerification' })],
  [
    'the sign-in is refused',
    () => {
      throw new Error('Not now.');
    },
  ],
])('ORG-11 AUTH-50 where %s, who joins signs in by hand', async (_, signIn) => {
  const { enter, host } = await joinWith(signIn);
  await expect.poll(() => host.visited).toEqual(['/login']);
  expect(host.toasts).toMatchObject([{ kind: 'success', text: 'You have joined Acme. Please sign in.' }]);
  expect(enter).not.toHaveBeenCalled();
});
