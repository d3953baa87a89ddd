import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { ownerOf } from '../custom-page/queries.ts';
import { requireSeenPage } from '../custom-page/seen-pages.ts';

/** What readers see of a custom page. A page that is not published is as unknown as one of another application (P2). */
export const viewCustomPage: Handler<'viewCustomPage', { documents: Documents }> = async (call) => {
  const { application, args, db, locale, services } = call;
  const owner = ownerOf(application);
  const page = await db.tenant(owner.wsId, (query) => requireSeenPage(query, call, args), { readOnly: true });
  const shown = await services.documents.customPage(page.id, { wsId: owner.wsId, locale });
  if (!shown) throw new NotFound();
  return { id: page.id, name: page.name, kind: page.kind, document: { ...shown.document } };
};
