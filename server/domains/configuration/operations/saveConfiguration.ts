import type { Handler } from '#server/kernel/call/handler.ts';
import { subjectOf } from '../publishing/configuration.ts';
import { saveDraft } from '../publishing/draft.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** Saves the draft of any kind of configuration. */
export const saveConfiguration: Handler<'saveConfiguration', { documents: Documents }> = async (call) =>
  saveDraft(subjectOf(call, call.args), {
    action: call.operation,
    value: call.args.value,
    base: call.args.base,
    inherit: call.args.inherit,
    pointer: '/value',
  });
