import type { Handler } from '../../http/handler.ts';
import { subjectOf } from './configuration.ts';
import { resolve } from './resolution.ts';

/** Decides conflicts of the draft, or without one of what is published, and saves the draft that follows. */
export const resolveConfigurationConflicts: Handler<'resolveConfigurationConflicts'> = async (call) =>
  resolve(subjectOf(call, call.args), call.args.choices);
