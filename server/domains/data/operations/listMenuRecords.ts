import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { listThrough } from '../doors/lists.ts';
import type { Door } from '../doors/through.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { type AnswerAccess, trashAccess } from '../record/access/record-access.ts';
import { requireAgreement } from '../record/access/require-agreement.ts';

/** What is deleted in a menu, for those who may restore it. */
const menuTrash: Door<AnswerAccess> = async (query, call, id) => trashAccess(await menuAccess(query, call, id));

/** The records of a menu that the caller's rights let through, or those of its trash (REC-03, MENU-22, REC-11). */
export const listMenuRecords: Handler<'listMenuRecords', { keys: Keys }> = async (call) => {
  requireAgreement(call.args, { menu_id: call.args.id });
  return listThrough(call, call.args.type === 'trash' ? menuTrash : menuAccess);
};
