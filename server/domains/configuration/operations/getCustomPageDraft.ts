import { find, present } from '../publishing/configuration.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { openPage } from '../custom-page/subject.ts';

/** What is drafted and published of a custom page, and what the draft changes. */
export const getCustomPageDraft: Handler<'getCustomPageDraft', { documents: Documents }> = async (call) => {
  const { subject } = await openPage(call);
  return present(subject, await find(subject));
};
