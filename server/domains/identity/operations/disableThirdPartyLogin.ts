import type { Handler } from '#server/kernel/call/handler.ts';
import { switchThirdPartyLogin } from '../third-login/switch-third-party-login.ts';

/** Stops a person from signing in through the workspace's third parties (ORG-12). */
export const disableThirdPartyLogin: Handler<'disableThirdPartyLogin'> = (call) =>
  switchThirdPartyLogin(call, { id: call.args.id, action: 'disableThirdPartyLogin', isEnabled: false });
