import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { readTicket } from '../file-address.ts';
import { findRecordFiles, isShown } from '../record-file.ts';
import type { Blobs } from '#server/kernel/blobs/local.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';

/** A file of a record, for every caller with an address that is still valid (P29). Browsers download all but our own images. */
export const getSignedFile: Handler<'getSignedFile', { blobs: Blobs; keys: Keys }> = async ({
  args: { ticket },
  db,
  services,
  now,
}) => {
  const address = readTicket(services.keys.key('file-addresses'), ticket, now);
  if (!address) throw new NotFound();
  const { wsId, id, name } = address;
  const [file] = await inScope(db, wsId, (query) => findRecordFiles(query, wsId, [id]), { readOnly: true });
  const isOfFile = file && (file.name === name || Object.values(file.variants).includes(name));
  const body = isOfFile && (await services.blobs.get(name));
  if (!body) throw new NotFound();
  return {
    type: isShown(name) ? typeOf(name) : 'application/octet-stream',
    body,
    headers: {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `${isShown(name) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(file.filename)}`,
    },
  };
};

function typeOf(name: string): string {
  if (name.endsWith('.webp')) return 'image/webp';
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg';
}

/** As RFC 8187 writes names. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
