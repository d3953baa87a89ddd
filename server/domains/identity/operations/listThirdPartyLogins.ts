import type { Handler } from '#server/kernel/call/handler.ts';
import { isWorkspaceOf, kindOf, loginTags, type IntegrationNeeds } from '../third-login/set-up.ts';

/** What a workspace has turned on; nothing for an unknown one, and for another's at a workspace's address (AUTH-28, P2). */
export const listThirdPartyLogins: Handler<'listThirdPartyLogins', IntegrationNeeds> = async ({
  db,
  services,
  host,
  args: { wsId },
}) => {
  if (!isWorkspaceOf(host, wsId)) return [];
  const tags = await loginTags({ db, services }, wsId);
  return tags.map((thirdTypeTag) => ({ thirdTypeTag, kind: kindOf(thirdTypeTag) }));
};
