import { demoPassword } from '#server/seeds/demo.ts';
import { code } from '#tests/api/api.ts';
import { receiveCode, solveCaptcha } from '#tests/api/sms.ts';
import { trySignIn } from '#tests/api/sign-in-as.ts';
import { usernameOf } from '../world/people.ts';
import { ticketHolder } from '../rows/ticket-rows.ts';
import { own } from '../world/scopes.ts';
import type { Requests } from './request.ts';

let made = 0;
/** Nobody's number, and each time another one: a number gets one code a minute. */
function newNumber(): string {
  made += 1;
  return `139${String(made).padStart(8, '0')}`;
}

/** Sign-in and its pictures, registration and its codes. */
export const auth: Requests = {
  createToken: {
    // Who belongs to two workspaces is asked first, and holds in each what he holds there.
    async args(_world, { visitor }) {
      const person = { username: usernameOf({ name: 'WORKSPACE_USER' }), password: demoPassword };
      await trySignIn(visitor, person);
      return { ...person, wsId: own.wsId, verifyCode: code };
    },
    for: 'WORKSPACE_USER',
    check({ data }, { roles }) {
      const held = data && typeof data === 'object' && 'roles' in data ? String(data.roles) : 'nothing';
      return held === String(roles) ? undefined : `signs in with ${held}`;
    },
  },
  refreshToken: {
    args: (world) => ({ refresh_token: world.caller('WORKSPACE_USER').tokens?.refreshToken }),
    for: 'WORKSPACE_USER',
  },
  createTokenByUserId: {
    args: (world) => ({ user_id: ticketHolder('own'), ticket: world.row('sessionTicket', 'own') }),
    for: 'APP_USER',
  },
  listOwnWorkspaces: { listsWorkspaces: true },
  // One is in the own workspace already; tests/api/switch-workspace.test.ts goes on to another one.
  createWorkspaceTicket: { args: { ws_id: own.wsId }, status: 404 },
  createHandover: {
    differs: /"ticket":"[^"]+"/g,
    check({ data }, { at }) {
      const origin = data && typeof data === 'object' && 'origin' in data ? String(data.origin) : 'nothing';
      const name = at === 'foreign' ? 'foreign' : 'own';
      return origin.includes(`//oracle-${name}.`) ? undefined : `goes on at ${origin}`;
    },
  },
  logout: {},
  getCaptcha: {},
  getCaptchaQuestion: {},
  getTerms: {},
  getPasswordResetWays: {},
  beginPasswordReset: {
    args: async (_world, { visitor }) => ({
      username: `nobody.${newNumber()}`,
      way: 'sms',
      verifyCode: await solveCaptcha(visitor),
    }),
  },
  // A right code takes a request of this browser, as tests/api/password-reset.test.ts makes it.
  finishPasswordReset: {
    args: { username: 'nobody.here', reset_id: 'pwr_00000000', code: '00000000', password: 'Blue-lamp-42' },
    status: 422,
  },
  // Links are made by another call; tests/api/invitation-links.test.ts uses them.
  showInvitationLink: { args: { invitation: 'pwi_00000000' }, status: 404 },
  joinByLink: { args: { invitation: 'pwi_00000000', password: 'Blue-lamp-42' }, status: 404 },
  sendSmsCode: {
    args: async (_world, { visitor }) => ({ phone_num: newNumber(), verifyCode: await solveCaptcha(visitor) }),
  },
  registerCustomer: {
    async args(_world, { visitor }) {
      const telephone = newNumber();
      const password = 'Blue-lamp-42';
      const verifyCode = await receiveCode(visitor, telephone);
      return { username: `newcomer.${telephone}`, password, confirm_password: password, telephone, verifyCode };
    },
    makesWorkspace: true,
  },
  // No third party is set up in this world; with peers they are tested in tests/api.
  loginUser: { args: { account: 'anna', password: demoPassword, wsId: own.wsId }, for: 'WORKSPACE_USER', status: 404 },
  listThirdPartyLogins: { args: { wsId: own.wsId } },
  getThirdPartyLoginConfig: {
    args: { thirdTypeTag: 'ld', wsId: own.wsId },
    variants: [{ thirdTypeTag: 'wx' }],
    status: 404,
  },
  exchangeThirdPartyCode: {
    args: { thirdTypeTag: 'wx', wsId: own.wsId, code: 'a', state: 'wx.a' },
    for: 'WORKSPACE_USER',
    status: 404,
  },
};
