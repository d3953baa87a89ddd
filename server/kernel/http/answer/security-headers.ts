import type { FastifyInstance } from 'fastify';

/** What an answer that is no page may do in a browser: nothing. Pages set their own policy over it. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The same for every answer, so they are written down once. There is no x-frame-options: frame-ancestors says it for
 * all but the preview, which has its own policy. Nor a cross-origin-resource-policy: assets are loaded by the preview's
 * frame, whose origin is opaque.
 */
const forDocuments: Readonly<Record<string, string>> = {
  'content-security-policy': nothing,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  // The filter that it switches off had holes of its own.
  'x-xss-protection': '0',
};

const always: Readonly<Record<string, string>> = {
  ...forDocuments,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Headers that browsers read of documents alone: a first visit's scripts, styles and pictures do not carry their half kilobyte each. */
export const documentHeaders: readonly string[] = Object.keys(forDocuments);

/** Headers of every answer. Strict transport security only where visitors come by https. */
export function registerSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = publicOrigin.startsWith('https:')
    ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : always;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
