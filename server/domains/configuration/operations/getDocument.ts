import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** A compiled document by the hash of its content: what the browser has once, it has for good. The guard has checked who asks. */
export const getDocument: Handler<'getDocument', { documents: Documents }> = async ({
  args,
  session,
  host,
  services,
}) => {
  const wsId = session ? session.wsId : host.workspace?.wsId;
  const found = await services.documents.byHash(args.hash, wsId ? { wsId } : {});
  // The answer is the same for a document that the caller may not open (P2).
  if (!found) throw new NotFound();
  return {
    type: 'application/json; charset=utf-8',
    body: found.json,
    headers: { 'cache-control': 'private, max-age=31536000, immutable', etag: `"${args.hash}"` },
  };
};
