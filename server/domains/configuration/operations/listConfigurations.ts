import type { Handler } from '#server/kernel/call/handler.ts';
import { statesOf } from '../publishing/states.ts';

/** What the caller's own scope has configured of one kind; what waits for a decision comes first. */
export const listConfigurations: Handler<'listConfigurations'> = async (call) => statesOf(call, call.args.kind);
