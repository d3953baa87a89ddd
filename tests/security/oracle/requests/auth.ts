import { demoPassword } from '#server/seeds/demo.ts';
import { code } from '#tests/api/api.ts';
import { trySignIn } from '#tests/api/sign-in-as.ts';
import { usernameOf } from '../world/people.ts';
import { own } from '../world/places.ts';
import type { Requests } from './request.ts';

/** Sign-in and its pictures. */
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
  logout: {},
  getCaptcha: {},
  getCaptchaQuestion: {},
};
