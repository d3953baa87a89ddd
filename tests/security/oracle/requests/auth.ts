import { demoPassword } from '#server/seeds/demo.ts';
import { code } from '#tests/api/api.ts';
import { usernameOf } from '../world/people.ts';
import type { Requests } from './request.ts';

/** Sign-in and its pictures. */
export const auth: Requests = {
  createToken: {
    async args(_world, { visitor }) {
      await visitor.call('getCaptcha');
      return { username: usernameOf({ name: 'APP_USER' }), password: demoPassword, verifyCode: code };
    },
    for: 'APP_USER',
  },
  refreshToken: {
    args: (world) => ({ refresh_token: world.caller('WORKSPACE_USER').tokens?.refreshToken }),
    for: 'WORKSPACE_USER',
  },
  logout: {},
  getCaptcha: {},
  getCaptchaQuestion: {},
};
