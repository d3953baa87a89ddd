import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { productRoot } from '../../foundation/product-root.ts';
import { DomainError } from '../../errors/index.ts';
import { contentPolicy } from '../entry/content-policy.ts';
import { fallbackPage } from '../entry/fallback-page.ts';
import { knownLocale, locales } from '../request/locale.ts';

/** What a page of the API's reference may do in a browser (P18): show what this server sends, and reach nothing. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export interface ReferenceParts {
  /** The setting API_DOCS; when it is off, every address of the reference answers 404. */
  isOn: boolean;
  /** What `npm run docs:api` wrote; `dist/docs`, unless a test brings its own. */
  folder?: string;
}

/** Where the reference's pages are: the first one, and below it a folder for each language. */
const address = '/docs/api';

/** Serves the reference of the API to everybody: it says what the contract says, and nothing of this server's data. */
export async function registerReference(
  app: FastifyInstance,
  { isOn, folder = join(productRoot(), 'dist/docs') }: ReferenceParts,
): Promise<void> {
  const isBuilt = isOn && existsSync(join(folder, 'api'));
  await app.register(
    async (scope) => {
      const refuseReference: RouteHandlerMethod = (request, reply) =>
        refuse(request, reply, isOn && !isBuilt ? 'notBuilt' : 'nothingHere');
      scope.setNotFoundHandler(refuseReference);
      if (isBuilt) await mount(scope, folder);
      // A handler of its own, or the pages of the application would answer at this address.
      else for (const path of ['', '/*']) scope.get(path, refuseReference);
    },
    { prefix: address },
  );
}

async function mount(scope: FastifyInstance, folder: string): Promise<void> {
  // The first page is asked for most; its languages are read once.
  const first = new Map<string, string>();
  for (const locale of locales) first.set(locale, await readFile(join(folder, `api.${locale}.html`), 'utf8'));
  const config = { operation: 'reference' };

  scope.get('', { config }, (request, reply) => {
    const locale = knownLocale(request.cookies.pagewright_locale) ?? request.known.locale;
    reply.header('content-security-policy', referencePolicy).header('cache-control', 'no-cache');
    return reply.header('vary', 'Accept-Language, Cookie').type('text/html; charset=utf-8').send(first.get(locale));
  });
  scope.get('/', { config, prefixTrailingSlash: 'slash' }, (_request, reply) => reply.redirect(address, 308));
  await scope.register(fastifyStatic, {
    root: join(folder, 'api'),
    prefix: '/',
    wildcard: true,
    index: ['index.html'],
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply) {
      reply.header('content-security-policy', referencePolicy);
      // Names stay the same over releases; an unchanged file costs an answer without a body.
      reply.header('cache-control', 'no-cache');
    },
  });
}

/** A page for people, an envelope for programs. */
function refuse(request: FastifyRequest, reply: FastifyReply, reason: 'notBuilt' | 'nothingHere'): FastifyReply {
  if (!/\btext\/html\b/i.test(request.headers.accept ?? '')) throw new DomainError('operation_not_found');
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', contentPolicy('app', nonce));
  return reply
    .code(reason === 'notBuilt' ? 503 : 404)
    .type('text/html; charset=utf-8')
    .send(fallbackPage(reason, request.id, nonce));
}
