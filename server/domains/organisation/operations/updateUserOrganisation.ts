import type { Handler } from '#server/kernel/call/handler.ts';
import { changeGroup } from '../groups/change.ts';

/** Changes name, departments or people of a user group; what is not sent stays (ORG-05). */
export const updateUserOrganisation: Handler<'updateUserOrganisation'> = async (call) => changeGroup(call, call.args);
