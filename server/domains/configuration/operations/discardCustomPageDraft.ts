import { discardDraft } from '../publishing/draft.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { openPage } from '../custom-page/subject.ts';

/** Forgets the draft of a custom page; what is published stays. */
export const discardCustomPageDraft: Handler<'discardCustomPageDraft', { documents: Documents }> = async (call) => {
  const { subject } = await openPage(call);
  return discardDraft(subject, call.operation);
};
