import type { Handler } from '#server/kernel/call/handler.ts';
import { changeGroup } from '../groups/change.ts';

/** Renames a user group (ORG-05). */
export const renameUserOrganisation: Handler<'renameUserOrganisation'> = async (call) => changeGroup(call, call.args);
