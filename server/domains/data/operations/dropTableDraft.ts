import type { Handler } from '#server/kernel/call/handler.ts';
import { dropDraft } from '../drafts/drop-draft.ts';
import { tableList } from '../views/record-list.ts';

/** Drops what the caller entered and has not sent in the form of a record of a whole table. */
export const dropTableDraft: Handler<'dropTableDraft'> = (call) => dropDraft(call, tableList(call));
