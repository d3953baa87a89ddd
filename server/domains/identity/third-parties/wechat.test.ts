import { expect, test } from 'vitest';
import type { Egress } from '#server/kernel/egress/index.ts';
import { createWechat } from './wechat.ts';

// Safe: making an address asks nobody.
const wechat = createWechat({ appId: 'wx1', appSecret: 's' }, {} as Egress);
const request = { state: 'wx.acme.1', redirectUri: 'https://acme.example/authing', codeVerifier: 'v' };

test.each([
  [false, '/connect/qrconnect', 'snsapi_login'],
  [true, '/connect/oauth2/authorize', 'snsapi_userinfo'],
])(
  'AUTH-09 ROLE-12 WeChat asks inside its program (%s) at once, and shows a code elsewhere',
  async (isEmbedded, path, scope) => {
    const address = new URL(await wechat.authorizeAddress({ ...request, isEmbedded }));
    expect(address.pathname).toBe(path);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      appid: 'wx1',
      redirect_uri: request.redirectUri,
      response_type: 'code',
      scope,
      state: request.state,
    });
    expect(address.hash).toBe('#wechat_redirect');
  },
);
