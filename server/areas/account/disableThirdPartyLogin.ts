import type { Handler } from '../../http/handler.ts';
import { switchThirdPartyLogin } from './switch-third-party-login.ts';

/** Stops a person from signing in through the workspace's third parties (ORG-12). */
export const disableThirdPartyLogin: Handler<'disableThirdPartyLogin'> = (call) =>
  switchThirdPartyLogin(call, { id: call.args.id, action: 'disableThirdPartyLogin', isEnabled: false });
