import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentHeaders } from '../answer/security-headers.ts';

const year = 31_536_000;

/** What Vite writes into the folder; anything else is bytes. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/;
const plainName = /^[\w-][\w.-]*$/;
const absent = new Set<unknown>(['ENOENT', 'EISDIR', 'ENAMETOOLONG']);

/**
 * Serves the build's files: `/assets/*`, whose names hold a hash of their content, for ever and to every origin
 * (the preview frame's is opaque); and the few files beside the entry pages, such as the icon, for an hour.
 */
export async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'assets'))) return;
  const read = createReader(join(folder, 'assets'));
  app.get<{ Params: { name: string } }>('/assets/:name', { config: { operation: 'asset' } }, async (request, reply) => {
    const { name } = request.params;
    const packed = takesBrotli.test(String(request.headers['accept-encoding'])) ? await read(`${name}.br`) : undefined;
    const bytes = packed ?? (await read(name));
    if (!bytes) return reply.callNotFound();
    if (packed) reply.header('content-encoding', 'br');
    reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('access-control-allow-origin', '*')
      .header('vary', 'accept-encoding')
      .type(types[extname(name)] ?? 'application/octet-stream');
    if (/\.(js|css)$/.test(name)) for (const header of [...documentHeaders, 'x-request-id']) reply.removeHeader(header);
    return reply.send(bytes);
  });
  await app.register(fastifyStatic, { root: folder, serve: false });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || /\.(html|br|gz|map)$/.test(entry.name)) continue;
    app.get(`/${entry.name}`, { config: { operation: 'asset' } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(entry.name, folder, { cacheControl: false }),
    );
  }
}

/** Reads a file once and keeps it: compressed, all of them are less than a megabyte, and a first visit asks for six at once. */
function createReader(folder: string): (name: string) => Promise<Buffer | undefined> {
  const cached = new Map<string, Promise<Buffer>>();
  return async (name) => {
    if (!plainName.test(name)) return undefined;
    const pending = cached.get(name) ?? readFile(join(folder, name));
    cached.set(name, pending);
    try {
      return await pending;
    } catch (error) {
      cached.delete(name);
      if (error instanceof Error && 'code' in error && absent.has(error.code)) return undefined;
      throw error;
    }
  };
}
