import type { HostSignInOrigin, HostWorkspaceTicket } from '#engine/runtime';
import { afterSignIn, dashboardOf } from '../router/after-sign-in.ts';
import { travel } from '../router/travel.ts';
import type { SessionFacts } from './facts.ts';
import type { Session } from './session.ts';

type EnterParts = Parameters<typeof travel>[0] & {
  session: Pick<Session, 'roles'>;
  facts: Pick<SessionFacts, 'env'>;
  view: { location: Pick<Location, 'assign' | 'origin'> };
};

/**
 * Leads on after a sign-in, the same for every way to sign in (contradictions 14). Only public pages are left: a sign-in over
 * another page keeps that page.
 */
export async function enter(parts: EnterParts, { application, query, workspace }: HostSignInOrigin): Promise<void> {
  if (workspace) return leaveFor(parts, workspace);
  const { router, screens, session } = parts;
  if (!screens.state.screen?.page.roles?.includes('public')) return;
  const search = query ? `?${new URLSearchParams(query)}` : router.address().search;
  const to = application === undefined ? afterSignIn(session.roles(), search) : dashboardOf(application, search);
  await travel(parts, to, { replace: true });
}

/**
 * Leaves for another workspace, in a document of its own: theme, pages and what is kept in memory are that workspace's. Its start takes
 * the ticket out of the address (`handover.ts`). A ticket goes to no site but those of this deployment.
 */
async function leaveFor(parts: EnterParts, { origin, userId, ticket }: HostWorkspaceTicket): Promise<void> {
  const { facts, leaving, view } = parts;
  const { location } = view;
  const to = new URL('/workbench/loading', origin ?? location.origin);
  const root = facts.env.workspace.access_info.root_domain;
  const isOurs = to.origin === location.origin || to.host === root || to.host.endsWith(`.${root}`);
  if (!isOurs) throw new Error(`${to.origin} is no address of this deployment.`);
  if (!(await leaving.mayLeave())) return;
  location.assign(`${to.href}#handover=${userId}.${ticket}`);
  // The browser leaves: nothing more is shown here. The session ends when the ticket is used.
  await new Promise(() => undefined);
}
