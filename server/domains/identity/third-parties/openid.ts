import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  customFetch,
  discovery,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import { type Egress, EgressFailure } from '#server/kernel/egress/index.ts';
import { Unavailable } from '#server/kernel/errors/index.ts';
import { unknownCode } from './answer.ts';
import { codeChallenge } from './code-challenge.ts';
import {
  type CodeExchange,
  type Outside,
  type ThirdParty,
  type ThirdPartyAccess,
  type ThirdPartyPerson,
  ThirdPartyFailure,
} from './third-party.ts';

type OpenidAccess = Pick<ThirdPartyAccess, 'appId' | 'appSecret'> & { issuer: string };

const isOwn = (error: unknown): boolean =>
  error instanceof EgressFailure || error instanceof ThirdPartyFailure || error instanceof Unavailable;

/** What its answer means; failures of the network stay what they are. */
function failureOf(error: unknown): unknown {
  if (isOwn(error)) return error;
  if (error instanceof ResponseBodyError) {
    if (error.error === 'invalid_grant') return new ThirdPartyFailure('code', error);
    const isApplication = /^(invalid_client|unauthorized_client)$/.test(error.error);
    return new ThirdPartyFailure(isApplication ? 'application' : 'unreadable', error);
  }
  // The library wraps what its own fetch throws.
  if (error instanceof ClientError || error instanceof Error) {
    const { cause } = error;
    return isOwn(cause) ? cause : new ThirdPartyFailure('unreadable', error);
  }
  return error;
}

const asFailure = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw failureOf(error);
  }
};

/** An OpenID provider in front of a third party; it takes PKCE, and its tokens are verified. */
export function createOpenid({ appId, appSecret, issuer }: OpenidAccess, outside: Outside): ThirdParty {
  const { egress, discoveryDocuments } = outside;
  const server = new URL(issuer);
  async function discover(isFresh = false): Promise<Configuration> {
    const configuration = await asFailure(
      discovery(server, appId, appSecret, undefined, {
        [customFetch]: (address) => discoveryDocuments.read(address, { isFresh }),
        // The contract lets nothing but this machine's own addresses do without TLS.
        ...(server.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
      }),
    );
    configuration[customFetch] = (address, { method, headers, body }) =>
      egress.fetch(address, { method, headers, body: readBody(body) });
    return configuration;
  }
  async function personOf(exchange: CodeExchange, configuration: Configuration): Promise<ThirdPartyPerson> {
    const { code, redirectUri, codeVerifier } = exchange;
    const { issuer: iss, userinfo_endpoint } = configuration.serverMetadata();
    const returned = new URL(redirectUri);
    returned.searchParams.set('code', code);
    // The state names one provider alone, so that the code cannot be another's.
    returned.searchParams.set('iss', iss);
    const checks = { pkceCodeVerifier: codeVerifier, idTokenExpected: true };
    const tokens = await asFailure(authorizationCodeGrant(configuration, returned, checks));
    const claims = tokens.claims();
    if (!claims) throw new ThirdPartyFailure('unreadable');
    const named = nameIn(claims);
    if (named !== '' || userinfo_endpoint === undefined) return { subject: claims.sub, name: named };
    const userInfo = await asFailure(fetchUserInfo(configuration, tokens.access_token, claims.sub));
    return { subject: claims.sub, name: nameIn(userInfo) };
  }
  return {
    async authorizeAddress({ state, redirectUri, codeVerifier }) {
      const challenge = { code_challenge: codeChallenge(codeVerifier), code_challenge_method: 'S256' };
      const parameters = { redirect_uri: redirectUri, scope: 'openid profile', state, ...challenge };
      return buildAuthorizationUrl(await discover(), parameters).href;
    },
    exchange: async (exchange) => personOf(exchange, await discover()),
    async check() {
      const exchange = { code: unknownCode, redirectUri: 'https://localhost/', codeVerifier: unknownCode.repeat(4) };
      try {
        await personOf(exchange, await discover(true));
      } catch (error) {
        if (error instanceof ThirdPartyFailure && error.reason === 'code') return;
        throw error;
      }
    },
  };
}

const nameIn = ({ name, preferred_username: username }: Readonly<Record<string, unknown>>): string =>
  [name, username].find((text): text is string => typeof text === 'string') ?? '';

type Body = NonNullable<Parameters<Egress['fetch']>[1]>['body'];

/** The library sends forms, as texts or as parameters. */
function readBody(body: unknown): Body {
  if (body === null || body === undefined) return null;
  if (typeof body === 'string' || body instanceof URLSearchParams || body instanceof Uint8Array) return body;
  throw new TypeError('The body of a request to an OpenID provider is neither a text nor a form.');
}
