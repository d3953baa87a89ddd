import type { Egress } from '#server/kernel/egress/index.ts';
import {
  type Answer,
  ask,
  callAddress,
  expectRefusedCode,
  jsonRequest,
  partOf,
  requiredText,
  textOf,
  unknownCode,
} from './answer.ts';
import { codeChallenge } from './code-challenge.ts';
import { type CodeExchange, type ThirdParty, type ThirdPartyAccess, ThirdPartyFailure } from './third-party.ts';

const sites = { authorize: 'https://accounts.feishu.cn', api: 'https://open.feishu.cn' };

/** 20002 wrong secret, 20048 and 20010 unknown application or user; 20003, 20004, 20065 unknown, expired, used code. */
const codes = [20003, 20004, 20024, 20049, 20065, 20071];
const applications = [20002, 20008, 20009, 20010, 20048, 20063];

function accepted(answer: Answer): Answer {
  const { code } = answer;
  if (code === undefined || code === 0) return answer;
  if (codes.includes(Number(code)) || textOf(answer, 'error') === 'invalid_grant') throw new ThirdPartyFailure('code');
  const isApplication = applications.includes(Number(code)) || textOf(answer, 'error') === 'invalid_client';
  throw new ThirdPartyFailure(isApplication ? 'application' : 'unreadable');
}

/** Feishu's sign-in for web sites, with PKCE (tag fs). */
export function createFeishu(access: ThirdPartyAccess, egress: Egress): ThirdParty {
  const { appId: client_id, appSecret: client_secret } = access;
  const api = access.apiOrigin ?? sites.api;
  const tokenOf = async ({ code, redirectUri, codeVerifier }: CodeExchange): Promise<Answer> => {
    const proof = { code, redirect_uri: redirectUri, code_verifier: codeVerifier };
    const request = jsonRequest({ grant_type: 'authorization_code', client_id, client_secret, ...proof });
    return accepted(await ask(egress, callAddress(api, '/open-apis/authen/v2/oauth/token'), request));
  };
  return {
    async authorizeAddress({ state, redirectUri, codeVerifier }) {
      const challenge = { code_challenge: codeChallenge(codeVerifier), code_challenge_method: 'S256' };
      const parameters = { client_id, redirect_uri: redirectUri, response_type: 'code', state, ...challenge };
      return callAddress(access.authorizeOrigin ?? sites.authorize, '/open-apis/authen/v1/authorize', parameters).href;
    },
    async exchange(exchange) {
      const headers = { authorization: `Bearer ${requiredText(await tokenOf(exchange), 'access_token')}` };
      const answer = accepted(await ask(egress, callAddress(api, '/open-apis/authen/v1/user_info'), { headers }));
      const person = partOf(answer, 'data');
      const subject = textOf(person, 'union_id') || requiredText(person, 'open_id');
      return { subject, name: textOf(person, 'name') };
    },
    check: () =>
      expectRefusedCode(tokenOf({ code: unknownCode, redirectUri: 'https://localhost/', codeVerifier: unknownCode })),
  };
}
