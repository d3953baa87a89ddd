import type { Egress } from '#server/kernel/egress/index.ts';
import { type Answer, ask, callAddress, expectRefusedCode, requiredText, textOf, unknownCode } from './answer.ts';
import {
  type ThirdPartyFailureReason,
  type ThirdParty,
  type ThirdPartyAccess,
  ThirdPartyFailure,
} from './third-party.ts';

const sites = { authorize: 'https://open.weixin.qq.com', api: 'https://api.weixin.qq.com' };

/** What its `errcode` is about: 40029 unknown code, 40163 used code; 40013 unknown application, 40125 wrong secret. */
const reasons: Readonly<Record<number, ThirdPartyFailureReason>> = {
  40029: 'code',
  40163: 'code',
  41008: 'code',
  40013: 'application',
  40125: 'application',
  41002: 'application',
  41004: 'application',
};

function accepted(answer: Answer): Answer {
  const { errcode } = answer;
  if (errcode === undefined || errcode === 0) return answer;
  throw new ThirdPartyFailure((typeof errcode === 'number' ? reasons[errcode] : undefined) ?? 'unreadable');
}

/** Web sites show a QR code; inside its program the person is asked at once. */
const ways = {
  qr: { path: '/connect/qrconnect', scope: 'snsapi_login' },
  embedded: { path: '/connect/oauth2/authorize', scope: 'snsapi_userinfo' },
} as const;

/** WeChat's sign-in for web sites and for pages inside its program (tag wx). It knows no PKCE; the state binds the code to the browser. */
export function createWechat(access: ThirdPartyAccess, egress: Egress): ThirdParty {
  const { appId: appid, appSecret: secret } = access;
  const api = access.apiOrigin ?? sites.api;
  const call = async (path: string, parameters: Readonly<Record<string, string>>): Promise<Answer> =>
    accepted(await ask(egress, callAddress(api, path, parameters)));
  const tokenOf = (code: string): Promise<Answer> =>
    call('/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' });
  return {
    async authorizeAddress({ state, redirectUri, isEmbedded }) {
      const { path, scope } = ways[isEmbedded ? 'embedded' : 'qr'];
      const parameters = { appid, redirect_uri: redirectUri, response_type: 'code', scope, state };
      const address = callAddress(access.authorizeOrigin ?? sites.authorize, path, parameters);
      address.hash = 'wechat_redirect';
      return address.href;
    },
    async exchange({ code }) {
      const token = await tokenOf(code);
      const openid = requiredText(token, 'openid');
      const found = await call('/sns/userinfo', { access_token: requiredText(token, 'access_token'), openid });
      // One person has an `openid` in each application, and one `unionid` in all of an owner's.
      const subject = textOf(found, 'unionid') || textOf(token, 'unionid') || openid;
      return { subject, name: textOf(found, 'nickname') };
    },
    check: () => expectRefusedCode(tokenOf(unknownCode)),
  };
}
