import type { Middleware } from 'openapi-fetch';
import type { RequestShape } from '../shapes/operation.ts';
import { type ClientOptions, localeOf, present, type SessionTokens } from './options.ts';

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

/** The headers of every request (SESS-02 to SESS-04). Settings that are functions are called for each request. */
export function standardHeaders(options: ClientOptions): Middleware {
  return {
    onRequest({ request: { headers } }) {
      const application = options.applicationId === undefined ? undefined : present(options.applicationId);
      headers.set('platform', options.platform ?? 'web');
      headers.set('Accept-Language', localeOf(options));
      headers.set('clientTimeZone', present(options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone));
      if (application) headers.set('application_id', application);
      const lookAs = options.lookAs === undefined ? undefined : present(options.lookAs);
      // A call that names somebody itself is about them.
      if (lookAs && !headers.has('look_as')) headers.set('look_as', lookAs);
    },
  };
}
