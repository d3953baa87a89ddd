import type { Handler } from '#server/kernel/call/handler.ts';
import { subjectOf } from '../publishing/configuration.ts';
import { resolve } from '../publishing/resolution.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** Decides conflicts of the draft, or without one of what is published, and saves the draft that follows. */
export const resolveConfigurationConflicts: Handler<'resolveConfigurationConflicts', { documents: Documents }> = async (
  call,
) => resolve(subjectOf(call, call.args), call.args.choices);
