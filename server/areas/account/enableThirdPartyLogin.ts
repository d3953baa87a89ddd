import type { Handler } from '../../http/handler.ts';
import { switchThirdPartyLogin } from './switch-third-party-login.ts';

/** Lets a person sign in through the workspace's third parties (ORG-12). */
export const enableThirdPartyLogin: Handler<'enableThirdPartyLogin'> = (call) =>
  switchThirdPartyLogin(call, { id: call.args.id, action: 'enableThirdPartyLogin', isEnabled: true });
