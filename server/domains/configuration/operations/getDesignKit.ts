import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { NotFound } from '#server/kernel/errors/index.ts';

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/;

/** What checks and compiles documents in the designer's browser, by the hash of its content: what the browser has once, it has for good. */
export const getDesignKit: Handler<'getDesignKit', { documents: Documents }> = async ({ args, headers, services }) => {
  const kit = await services.documents.kit();
  // A hash of an older version is gone, and the designer asks for the page again.
  if (args.hash !== kit.hash) throw new NotFound({ pointer: '/hash' });
  const isPacked = takesGzip.test(headers['accept-encoding'] ?? '');
  return {
    type: 'application/json; charset=utf-8',
    body: isPacked ? kit.gzip : await promisify(gunzip)(kit.gzip),
    headers: {
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${kit.hash}"`,
      vary: 'accept-encoding',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    },
  };
};
