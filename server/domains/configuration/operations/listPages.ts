import { roleSets } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

const administrators: readonly string[] = roleSets.configurationAdmins;

/**
 * Every page and layout, as the session's workspace, else the address's, has them. Routes and role lists are no secret: the
 * browser needs them to distinguish a closed address (/404) from one that does not exist (contradictions 58). Administrators may have
 * them as shipped, whatever was published (P50).
 */
export const listPages: Handler<'listPages', { documents: Documents }> = async ({ args, session, host, services }) => {
  const wsId = session ? session.wsId : host.workspace?.wsId;
  const shippedOnly = args.shipped === true && session?.roles.some((role) => administrators.includes(role));
  const pages = await services.documents.pages({ ...(wsId && { wsId }), ...(shippedOnly && { shippedOnly }) });
  return pages.map(({ roles, ...page }) => (roles ? { ...page, roles: [...roles] } : page));
};
