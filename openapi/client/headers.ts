import type { Middleware } from 'openapi-fetch';
import type { RequestShape } from '../shapes/operation.ts';
import { type ClientOptions, type Inside, localeOf, openNow, present, type SessionTokens } from './options.ts';

/** The value of `Authorization`: the client's own name for calls that open or refresh a session, else who makes the call. */
export function authorization(
  shape: RequestShape,
  tokens: SessionTokens | undefined,
  options: ClientOptions,
): string | undefined {
  if (shape.session === 'opens' || shape.session === 'refreshes') {
    const { name, secret } = options.credentials ?? { name: 'web', secret: 'web' };
    return `Basic ${btoa(`${name}:${secret}`)}`;
  }
  if (options.apiKey !== undefined) return `Bearer ${present(options.apiKey)}`;
  return tokens && `Bearer ${tokens.accessToken}`;
}

/** Where a request is made, as headers: an empty one says that it is nowhere, which `standardHeaders` then leaves out. */
export function headersOf({ applicationId = '', lookAs = '' }: Inside): Record<string, string> {
  return { application_id: applicationId, look_as: lookAs };
}

/** The headers of every request (SESS-02 to SESS-04). Settings that are functions are called for each request. */
export function standardHeaders(options: ClientOptions): Middleware {
  return {
    onRequest({ request: { headers } }) {
      headers.set('platform', options.platform ?? 'web');
      headers.set('Accept-Language', localeOf(options));
      headers.set('clientTimeZone', present(options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone));
      // What the request says itself is what it is about.
      for (const [name, value] of Object.entries(headersOf(openNow(options)))) {
        if (!headers.has(name)) headers.set(name, value);
        if (!headers.get(name)) headers.delete(name);
      }
    },
  };
}
