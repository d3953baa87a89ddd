import type { Handler } from '#server/kernel/call/handler.ts';
import { dropDraft } from '../drafts/drop-draft.ts';
import { menuList } from '../views/record-list.ts';

/** Drops what the caller entered and has not sent in the form of a record of a menu. */
export const dropMenuDraft: Handler<'dropMenuDraft'> = (call) => dropDraft(call, menuList(call));
