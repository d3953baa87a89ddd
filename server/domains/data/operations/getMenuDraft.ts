import type { Handler } from '#server/kernel/call/handler.ts';
import { readDraft } from '../drafts/read-draft.ts';
import { menuList } from '../views/record-list.ts';

/** What the caller entered and has not sent in the form of a record of a menu. */
export const getMenuDraft: Handler<'getMenuDraft'> = (call) => readDraft(call, menuList(call));
