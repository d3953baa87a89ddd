import type { Handler } from '#server/kernel/call/handler.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { menuList } from '../views/record-list.ts';

/** Keeps what the caller entered and has not sent in the form of a record of a menu. */
export const keepMenuDraft: Handler<'keepMenuDraft'> = (call) => keepDraft(call, menuList(call));
