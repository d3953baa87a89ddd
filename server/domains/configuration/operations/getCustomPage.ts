import { find, open } from '../publishing/configuration.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { presentPage } from '../custom-page/queries.ts';
import { openPage } from '../custom-page/subject.ts';

/** A custom page with its document: for editors the draft, else what is published, else the blank page. */
export const getCustomPage: Handler<'getCustomPage', { documents: Documents }> = async (call) => {
  const { page, subject } = await openPage(call);
  const { stored, above } = await find(subject);
  const { canEdit } = call.application;
  // A page that is not published is as unknown to its readers as one that does not exist (P2).
  if (!canEdit && !stored?.published) throw new NotFound();
  const seen = (canEdit && stored?.draft) || stored?.published;
  const opened = await open(subject, above, seen?.value);
  const document = opened?.document ?? call.services.documents.source(subject.ref.key);
  return { ...presentPage(page), has_draft: canEdit && page.has_draft, document: { ...document } };
};
