import type { HostWorkspaceTicket } from '../../host/host.ts';
import type { ActionRun } from '../../scope/action.ts';
import { hostPart } from '../../action/host-part.ts';

/** Leads a user who has just signed in to their first page (contradictions 14); the host knows which. */
export const enter: ActionRun = async ({ application, query, workspace }, { host, text, value }) => {
  const goOn = hostPart('the way on after a sign-in', host.enter);
  const ticket = ticketIn(value(workspace));
  await goOn({
    application: text(application),
    query: textsIn(value(query)),
    ...(ticket ? { workspace: ticket } : {}),
  });
};

/** The parts of a ticket; undefined when one is missing. */
function ticketIn(given: unknown): HostWorkspaceTicket | undefined {
  const parts = textsIn(given);
  const { user_id: userId, ticket, origin = null } = parts ?? {};
  return userId && ticket ? { origin, userId, ticket } : undefined;
}

/** The texts of an object; undefined when it is none. */
function textsIn(query: unknown): Record<string, string> | undefined {
  if (typeof query !== 'object' || query === null) return undefined;
  return Object.fromEntries(Object.entries(query).filter(([, text]) => typeof text === 'string'));
}
