import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { hiddenPages } from '#server/domains/navigation/index.ts';
import { ownerOf, type PageRow, pagesOf, requireCustomPage } from './queries.ts';

interface OfCall {
  application: OpenApplication;
  session: Session;
}

/** One page that the caller may open. Throws `NotFound` for one whose menus the caller does not see, as for an unknown one (P2). */
export async function requireSeenPage(query: Query, call: OfCall, { id }: { id: string }): Promise<PageRow> {
  const page = await requireCustomPage(query, ownerOf(call.application), { id });
  if ((await hiddenPages(query, call)).includes(page.id)) throw new NotFound();
  return page;
}

/** The pages that the caller may open. */
export async function seenPagesOf(query: Query, call: OfCall): Promise<ReturnType<typeof pagesOf>> {
  const hidden = await hiddenPages(query, call);
  const all = pagesOf(query, ownerOf(call.application));
  return hidden.length === 0 ? all : all.where('custom_pages.id', 'not in', hidden);
}
