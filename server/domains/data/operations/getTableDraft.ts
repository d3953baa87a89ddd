import type { Handler } from '#server/kernel/call/handler.ts';
import { readDraft } from '../drafts/read-draft.ts';
import { tableList } from '../views/record-list.ts';

/** What the caller entered and has not sent in the form of a record of a whole table. */
export const getTableDraft: Handler<'getTableDraft'> = (call) => readDraft(call, tableList(call));
