import { saveDraft } from '../publishing/draft.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { openPage } from '../custom-page/subject.ts';

/** Saves the draft of a custom page, checked as a changed page is. */
export const saveCustomPageDraft: Handler<'saveCustomPageDraft', { documents: Documents }> = async (call) => {
  const { subject } = await openPage(call);
  return saveDraft(subject, { action: call.operation, value: call.args.value, pointer: '/value' });
};
