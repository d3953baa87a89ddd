import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { CookieOptions, Reply } from '../../call/handler.ts';

/** A handler's view of its answer; cookies cannot be read by scripts and travel over https only where there is https. */
export function createReply(reply: FastifyReply, isSecure: boolean): Reply {
  const cookieDefaults = (options: CookieOptions) => ({
    path: options.path ?? '/',
    httpOnly: options.httpOnly ?? true,
    sameSite: options.sameSite ?? ('lax' as const),
    secure: isSecure,
    ...(options.domain === undefined ? {} : { domain: options.domain }),
  });
  return {
    header(name, value) {
      reply.header(name, value);
    },
    cookie(name, value, options = {}) {
      reply.setCookie(name, value, {
        ...cookieDefaults(options),
        ...(options.maxAge === undefined ? {} : { maxAge: options.maxAge }),
      });
    },
    clearCookie(name, options = {}) {
      reply.clearCookie(name, cookieDefaults(options));
    },
  };
}
