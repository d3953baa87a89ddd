import type { Handler } from '#server/kernel/call/handler.ts';
import { switchThirdPartyLogin } from '../third-login/switch-third-party-login.ts';

/** Lets a person sign in through the workspace's third parties (ORG-12). */
export const enableThirdPartyLogin: Handler<'enableThirdPartyLogin'> = (call) =>
  switchThirdPartyLogin(call, { id: call.args.id, action: 'enableThirdPartyLogin', isEnabled: true });
