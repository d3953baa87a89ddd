import type { Handler } from '#server/kernel/call/handler.ts';
import { changeGroup } from '../groups/change.ts';

/** Lets applications choose the user group again (ORG-05). */
export const enableUserOrganisation: Handler<'enableUserOrganisation'> = async (call) => {
  await changeGroup(call, { id: call.args.id, enabled: true });
  return null;
};
