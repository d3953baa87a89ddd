import { type Subject, subjectOf } from '../publishing/configuration.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { customPageDocument } from '#server/kernel/documents/custom-pages.ts';
import { ownerOf, type PageRow } from './queries.ts';
import { requireSeenPage } from './seen-pages.ts';

type PageCall = Parameters<typeof subjectOf>[0] & {
  args: { id: string };
  application: OpenApplication;
  session: Session;
};

/** A custom page of the open application, and its draft and versions. Throws `NotFound` for any other id. */
export async function openPage(call: PageCall): Promise<{ page: PageRow; subject: Subject }> {
  const { application, args, db, session } = call;
  const owner = ownerOf(application);
  const page = await db.tenant(owner.wsId, (query) => requireSeenPage(query, call, args), { readOnly: true });
  // A system role is of no workspace: it acts in that of the application.
  const caller = { ...call, session: { ...session, wsId: owner.wsId } };
  const subject = subjectOf(caller, { kind: 'page', key: customPageDocument(page.id) });
  return {
    page,
    subject: { ...subject, logged: { module: 'page', target: page.id, applicationId: owner.appId } },
  };
}
