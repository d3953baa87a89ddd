import type { Handler } from '#server/kernel/call/handler.ts';
import { statesOf } from '../publishing/states.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** What the caller's own scope has configured of one kind; what waits for a decision comes first. */
export const listConfigurations: Handler<'listConfigurations', { documents: Documents }> = async (call) =>
  statesOf(call, call.args.kind);
