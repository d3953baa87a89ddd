import type { Handler } from '../../http/handler.ts';
import { subjectOf } from './configuration.ts';
import { saveDraft } from './draft.ts';

/** Saves the draft of any kind of configuration. */
export const saveConfiguration: Handler<'saveConfiguration'> = async (call) =>
  saveDraft(subjectOf(call, call.args), { action: call.operation, value: call.args.value, pointer: '/value' });
