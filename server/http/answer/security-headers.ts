import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What an answer that is no page may do in a browser: nothing. Pages set their own policy over it. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer. Strict transport security only where visitors come by https. */
export async function registerSecurityHeaders(app: FastifyInstance, publicOrigin: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Pages are framed by the preview only, which has its own policy; frame-ancestors says it for all of them.
    xFrameOptions: false,
    // Assets are loaded by the preview frame, whose origin is opaque.
    crossOriginResourcePolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicOrigin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', nothing);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    reply.header('cache-control', 'no-store');
  });
}
