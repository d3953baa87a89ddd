import type { Handler } from '../../http/handler.ts';
import { subjectOf } from './configuration.ts';
import { discardDraft } from './draft.ts';

/** Forgets the draft; the published value stays. */
export const discardConfigurationDraft: Handler<'discardConfigurationDraft'> = async (call) =>
  discardDraft(subjectOf(call, call.args));
