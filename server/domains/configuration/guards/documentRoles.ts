import type { Role } from '#openapi';
import { type Applications, rolesInside } from '#server/kernel/call/application.ts';
import type { Guard, GuardedCall, Session, With } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { Failure } from '#server/kernel/errors/index.ts';

/** The caller's roles where the document is shown: in the application that the header names, else anywhere. */
async function rolesThere(
  { db, headers, services }: Pick<GuardedCall, 'db' | 'headers'> & With<{ applications: Applications }>,
  session: Session,
): Promise<readonly Role[]> {
  const value = headers['application_id'];
  if (value === undefined) return session.roles;
  const named = { argument: 'header', value, isClosedToo: true };
  const application = await services.applications.open({ db, session }, named).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'invalid_app_auth') return undefined;
    throw error;
  });
  return rolesInside(session, application);
}

/** The document is public, or one of its roles is the caller's; without a list it is for everybody who signed in. */
export const documentRoles: Guard<{ documents: Documents; applications: Applications }> = async (call) => {
  const { args, session, host, services } = call;
  const wsId = session ? session.wsId : host.workspace?.wsId;
  const found = await services.documents.byHash(String(args['hash']), wsId ? { wsId } : {});
  // An unknown hash is answered by the handler, the same way.
  if (!found) return true;
  const { roles, kind } = found.document;
  if (roles?.includes('public')) return true;
  if (!session) return kind === 'layout' && !roles;
  if (!roles) return true;
  if (!session.roles.some((role) => roles.includes(role))) return false;
  return (await rolesThere(call, session)).some((role) => roles.includes(role));
};
