import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';

/** Where each node of a document is written, for the developer tools. The guard has checked who asks. */
export const getDocumentPlaces: Handler<'getDocumentPlaces', { documents: Documents; settings: Settings }> = async ({
  args,
  session,
  host,
  services,
}) => {
  if (services.settings.mode !== 'demo') throw new NotFound();
  const wsId = session ? session.wsId : host.workspace?.wsId;
  const locations = await services.documents.locations(args.hash, wsId ? { wsId } : {});
  if (!locations) throw new NotFound();
  return locations;
};
