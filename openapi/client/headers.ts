import type { RequestShape } from '../operation.ts';
import { type ClientOptions, localeOf, present, type SessionTokens } from './options.ts';

function authorization(
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

/** The headers of every request (SESS-02 to SESS-04). The open application is asked for anew each time. */
export function standardHeaders(
  options: ClientOptions,
  { shape, tokens }: { shape: RequestShape; tokens: SessionTokens | undefined },
): Record<string, string> {
  const authority = authorization(shape, tokens, options);
  const application = options.applicationId === undefined ? undefined : present(options.applicationId);
  return {
    platform: options.platform ?? 'web',
    'Accept-Language': localeOf(options),
    clientTimeZone: present(options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone),
    ...(authority && { Authorization: authority }),
    ...(application && { application_id: application }),
  };
}
