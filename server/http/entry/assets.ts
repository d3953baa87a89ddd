import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentHeaders } from '../answer/security-headers.ts';

const year = 31_536_000;

/**
 * Serves the build's files: `/assets/*`, whose names hold a hash of their content, for ever and to every origin
 * (the preview frame's is opaque); and the few files beside the entry pages, such as the icon, for an hour.
 */
export async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    // Files are looked up on each request, so that development need not restart after a build.
    wildcard: true,
    index: false,
    cacheControl: false,
    // Nobody asks whether a file changed whose name holds its hash: a first visit does not carry what answers that.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    decorateReply: true,
    setHeaders(reply, path) {
      reply.header('cache-control', `public, max-age=${year}, immutable`);
      reply.header('access-control-allow-origin', '*');
      if (/\.(js|css)(\.(br|gz))?$/.test(path))
        for (const name of [...documentHeaders, 'x-request-id']) reply.removeHeader(name);
    },
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || /\.(html|br|gz|map)$/.test(entry.name)) continue;
    app.get(`/${entry.name}`, { config: { operation: 'asset' } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(entry.name, folder, { cacheControl: false }),
    );
  }
}
