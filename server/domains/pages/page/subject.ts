import { type Subject, subjectOf } from '#server/domains/configuration/index.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import { customPageDocument } from '#server/kernel/documents/custom-pages.ts';
import type { OfApplication, PageRow } from './queries.ts';
import { requireCustomPage } from './queries.ts';

export const ownerOf = ({ wsId, row }: OpenApplication): OfApplication => ({ wsId, appId: row.id });

type PageCall = Parameters<typeof subjectOf>[0] & { args: { id: string }; application: OpenApplication };

/** A custom page of the open application, and its draft and versions. Throws `NotFound` for any other id. */
export async function openPage(call: PageCall): Promise<{ page: PageRow; subject: Subject }> {
  const { application, args, db, session } = call;
  const owner = ownerOf(application);
  const page = await db.tenant(owner.wsId, (query) => requireCustomPage(query, owner, args), { readOnly: true });
  // A system role is of no workspace: it acts in that of the application.
  const caller = { ...call, session: { ...session, wsId: owner.wsId } };
  const subject = subjectOf(caller, { kind: 'page', key: customPageDocument(page.id) });
  return {
    page,
    subject: { ...subject, logged: { module: 'page', target: page.id, applicationId: owner.appId } },
  };
}
