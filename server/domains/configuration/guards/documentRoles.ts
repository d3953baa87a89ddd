import type { Guard } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** The document is public, or one of its roles is the caller's; without a list it is for everybody who signed in. */
export const documentRoles: Guard<{ documents: Documents }> = async ({ args, session, host, services }) => {
  const wsId = session ? session.wsId : host.workspace?.wsId;
  const found = await services.documents.byHash(String(args['hash']), wsId ? { wsId } : {});
  // An unknown hash is answered by the handler, the same way.
  if (!found) return true;
  const { roles, kind } = found.document;
  if (roles?.includes('public')) return true;
  if (!session) return kind === 'layout' && !roles;
  return !roles || session.roles.some((role) => roles.includes(role));
};
