import { demoPassword } from '#server/seeds/demo.ts';
import { code } from '#tests/api/api.ts';
import type { Requests } from './request.ts';

/** Sign-in and its pictures. */
export const auth: Requests = {
  createToken: {
    async args(_world, { visitor }) {
      await visitor.call('getCaptcha');
      return { username: 'owner', password: demoPassword, verifyCode: code };
    },
  },
  refreshToken: {
    args: (world) => ({ refresh_token: world.caller('WORKSPACE_USER').tokens?.refreshToken }),
  },
  logout: {},
  getCaptcha: {},
  getCaptchaQuestion: {},
};
