import type { Egress } from '#server/kernel/egress/index.ts';
import {
  type Answer,
  ask,
  callAddress,
  expectRefusedCode,
  jsonRequest,
  requiredText,
  textOf,
  unknownCode,
} from './answer.ts';
import { type ThirdParty, type ThirdPartyAccess, ThirdPartyFailure } from './third-party.ts';

const sites = { authorize: 'https://login.dingtalk.com', api: 'https://api.dingtalk.com' };

/** A failure names itself in `code`: `invalidClientId`, `invalidClientSecret`, `invalidAuthCode` and others. */
function accepted(answer: Answer): Answer {
  const failure = textOf(answer, 'code');
  if (failure === '') return answer;
  if (/client|app(key|id|secret)/i.test(failure)) throw new ThirdPartyFailure('application');
  throw new ThirdPartyFailure(/code/i.test(failure) ? 'code' : 'unreadable');
}

/** DingTalk's sign-in for web sites (tag dd). It gives the code back as `authCode`, and knows no PKCE. */
export function createDingtalk(access: ThirdPartyAccess, egress: Egress): ThirdParty {
  const { appId: clientId, appSecret: clientSecret } = access;
  const api = access.apiOrigin ?? sites.api;
  const tokenOf = async (code: string): Promise<Answer> => {
    const request = jsonRequest({ clientId, clientSecret, code, grantType: 'authorization_code' });
    return accepted(await ask(egress, callAddress(api, '/v1.0/oauth2/userAccessToken'), request));
  };
  return {
    async authorizeAddress({ state, redirectUri }) {
      const parameters = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'openid' };
      const site = access.authorizeOrigin ?? sites.authorize;
      return callAddress(site, '/oauth2/auth', { ...parameters, state, prompt: 'consent' }).href;
    },
    async exchange({ code }) {
      const token = requiredText(await tokenOf(code), 'accessToken');
      const headers = { 'x-acs-dingtalk-access-token': token };
      const person = accepted(await ask(egress, callAddress(api, '/v1.0/contact/users/me'), { headers }));
      return { subject: requiredText(person, 'unionId'), name: textOf(person, 'nick') };
    },
    check: () => expectRefusedCode(tokenOf(unknownCode)),
  };
}
