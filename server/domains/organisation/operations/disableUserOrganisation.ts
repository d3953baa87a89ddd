import type { Handler } from '#server/kernel/call/handler.ts';
import { changeGroup } from '../groups/change.ts';

/** Keeps the user group out of new choices; applications that use it keep it (ORG-05). */
export const disableUserOrganisation: Handler<'disableUserOrganisation'> = async (call) => {
  await changeGroup(call, { id: call.args.id, enabled: false });
  return null;
};
