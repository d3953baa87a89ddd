import { createDingtalk } from './dingtalk.ts';
import { createFeishu } from './feishu.ts';
import { createOpenid } from './openid.ts';
import type { Outside, ThirdParty, ThirdPartyAccess } from './third-party.ts';
import { createWechat } from './wechat.ts';

/** WeChat, DingTalk and Feishu (AUTH-09). */
export type ThirdPartyTag = 'wx' | 'dd' | 'fs';

export interface ThirdPartySetup extends ThirdPartyAccess {
  /** An OpenID provider instead of the third party's own interface. */
  issuer?: string | undefined;
}

const adapters = { wx: createWechat, dd: createDingtalk, fs: createFeishu };

/** The way to ask a third party as a workspace has set it up. */
export function createThirdParty(tag: ThirdPartyTag, setup: ThirdPartySetup, outside: Outside): ThirdParty {
  const { issuer, ...access } = setup;
  return issuer ? createOpenid({ ...access, issuer }, outside) : adapters[tag](access, outside.egress);
}
