import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { findPublicFile } from '../queries.ts';
import type { Blobs } from '#server/kernel/blobs/local.ts';

/** An image or one of its variants, for every caller who knows its name; it never changes, so it may be cached for ever (P29). */
export const getPublicImage: Handler<'getPublicImage', { blobs: Blobs }> = async ({ args: { name }, db, services }) => {
  const file = await db.identity((query) => findPublicFile(query, name), { readOnly: true });
  const body = file && (await services.blobs.get(name));
  if (!body) throw new NotFound();
  return {
    type: name.endsWith('.webp') ? 'image/webp' : file.mime,
    body,
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    },
  };
};
