import { find, open } from '#server/domains/configuration/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { presentPage } from '../page/queries.ts';
import { openPage } from '../page/subject.ts';

/** A custom page with its document: that of the draft, else what is published, else the blank page. */
export const getCustomPage: Handler<'getCustomPage', { documents: Documents }> = async (call) => {
  const { page, subject } = await openPage(call);
  const { stored, above } = await find(subject);
  const opened = await open(subject, above, (stored?.draft ?? stored?.published)?.value);
  const document = opened?.document ?? call.services.documents.source(subject.ref.key);
  return { ...presentPage(page), document: { ...document } };
};
