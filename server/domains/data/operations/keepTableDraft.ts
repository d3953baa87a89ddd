import type { Handler } from '#server/kernel/call/handler.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { tableList } from '../views/record-list.ts';

/** Keeps what the caller entered and has not sent in the form of a record of a whole table. */
export const keepTableDraft: Handler<'keepTableDraft'> = (call) => keepDraft(call, tableList(call));
