import { openDesign } from '../design/design.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { openPage } from '../custom-page/subject.ts';

/** What the designer of a custom page is opened with. */
export const getCustomPageDesign: Handler<'getCustomPageDesign', { documents: Documents }> = async (call) => {
  const { page, subject } = await openPage(call);
  const shipped = call.services.documents.source(subject.ref.key);
  if (!shipped) throw new NotFound();
  return openDesign(subject, { shipped, kind: 'page', title: page.name, applicationId: page.app_id });
};
