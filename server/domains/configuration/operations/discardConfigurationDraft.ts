import type { Handler } from '#server/kernel/call/handler.ts';
import { subjectOf } from '../publishing/configuration.ts';
import { discardDraft } from '../publishing/draft.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** Forgets the draft; the published value stays. */
export const discardConfigurationDraft: Handler<'discardConfigurationDraft', { documents: Documents }> = async (call) =>
  discardDraft(subjectOf(call, call.args), call.operation);
