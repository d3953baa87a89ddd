import type { Guard, OperationId } from '#openapi';
import { signAddress, signedPath } from '#server/domains/files/file-address.ts';
import type { Answered } from '#tests/api/visitor.ts';
import { changedPage, hashOfPage } from '../world/documents.ts';
import { foreign, own, unknownId } from '../world/scopes.ts';
import { ticketHolder } from '../rows/ticket-rows.ts';
import { accountIdOf } from '../world/people.ts';
import type { PrincipalName } from '../world/principals.ts';
import { requests } from '../requests/index.ts';
import type { Caller } from '../world/caller.ts';
import type { World } from '../world/world.ts';
import { asClient, clientCalls } from './judge-roles.ts';
import { leaksIn, readable } from './leaks.ts';
import { put } from './send.ts';

/** One call that a guard has to decide, whichever role may make it. */
interface Case {
  /** Who, and with what. */
  title: string;
  as: PrincipalName;
  args: Record<string, unknown>;
  passes: boolean;
  /** The guard lets it through, because to the operation itself there is nothing of that name. */
  isNothing?: true;
}

/** What the guard's refusal has to look like: the answer to a name of nothing. */
interface Trial {
  nothing: Record<string, unknown>;
  cases: Case[];
}

/** The principals of each guard: who passes it, and who does not. A served operation's guard has to be among them (P1). */
const trials: Partial<Record<Guard, (world: World, id: OperationId) => Promise<Trial>>> = {
  async refreshHolder(world) {
    const { tokens } = world.caller('WORKSPACE_USER');
    const title = 'a holder of a refresh token';
    return {
      nothing: { refresh_token: unknownId },
      cases: [
        { title, as: 'WORKSPACE_USER', args: { refresh_token: tokens?.refreshToken }, passes: true },
        { title: 'an access token', as: 'anonymous', args: { refresh_token: tokens?.accessToken }, passes: false },
      ],
    };
  },
  async ticket(world) {
    const [user_id, ticket] = [ticketHolder('own'), world.row('sessionTicket', 'own')];
    const { tokens } = world.caller('APP_USER');
    const other = accountIdOf({ name: 'APP_ADMIN' });
    return {
      nothing: { user_id, ticket: `pwt_${unknownId}` },
      cases: [
        { title: 'a ticket of its own', as: 'APP_USER', args: { user_id, ticket }, passes: true },
        { title: "somebody's ticket for another", as: 'anonymous', args: { user_id: other, ticket }, passes: false },
        { title: 'an access token', as: 'APP_USER', args: { user_id, ticket: tokens?.accessToken }, passes: false },
      ],
    };
  },
  async signedAddress(world) {
    const { keys, blobs, clock } = world.api.services;
    const id = world.row('recordFile', 'own') ?? '';
    const file = { wsId: own.wsId, id, name: `${id}.bin` };
    await blobs.put(file.name, Buffer.from('%PDF-'));
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
    const ticket = (by: string, minutes: number, of = file) => ({
      ticket: ticketOf(signAddress(keys.key(by), of, at(minutes))),
    });
    const strange = ticket('file-addresses', 5, { ...file, wsId: foreign.wsId });
    return {
      nothing: ticket('file-addresses', 5, { ...file, id: unknownId }),
      cases: [
        { title: 'a signed address', as: 'WORKSPACE_USER', args: ticket('file-addresses', 5), passes: true },
        { title: 'one that is over', as: 'WORKSPACE_SUPER_ADMIN', args: ticket('file-addresses', -1), passes: false },
        { title: "one of somebody else's key", as: 'anonymous', args: ticket('file-names', 5), passes: false },
        { title: 'one of another workspace', as: 'anonymous', args: strange, passes: false, isNothing: true },
      ],
    };
  },
  async documentRoles({ api }) {
    const closed = { hash: await hashOfPage(api, 'platform.platformset') };
    const members = { hash: await hashOfPage(api, changedPage) };
    const strange = { hash: await hashOfPage(api, changedPage, foreign.wsId) };
    return {
      nothing: { hash: 'f'.repeat(members.hash.length) },
      cases: [
        { title: 'a page of the platform', as: 'SYSTEM_ADMIN', args: closed, passes: true },
        { title: 'a page of the platform', as: 'WORKSPACE_SUPER_ADMIN', args: closed, passes: false },
        { title: 'a page of the platform', as: 'anonymous', args: closed, passes: false },
        { title: 'a page of members', as: 'WORKSPACE_USER', args: members, passes: true },
        { title: 'a page of members', as: 'SYSTEM_ADMIN', args: members, passes: false },
        { title: 'a page of members', as: 'anonymous', args: members, passes: false },
        { title: "its own workspace's page", as: 'otherTenant', args: strange, passes: true },
        {
          title: "another workspace's page",
          as: 'WORKSPACE_SUPER_ADMIN',
          args: strange,
          passes: false,
          isNothing: true,
        },
        { title: "another workspace's page", as: 'APP_USER', args: strange, passes: false, isNothing: true },
      ],
    };
  },
  async menuAuthorization(world, id) {
    const isOfView = id.includes('Logical');
    const [open, closed] = isOfView
      ? (['logicalTable', 'closedView'] as const)
      : (['tableMenu', 'closedMenu'] as const);
    const records = { tableRecord: world.row('tableRecord', 'own'), deletedRecord: world.row('deletedRecord', 'own') };
    const rest: Record<string, unknown> = { application_id: own.appId, ...argsOfRecord(id, records) };
    const [granted, strange] = [world.row(open, 'own'), world.row(closed, 'own')];
    return {
      nothing: { ...rest, id: unknownId },
      cases: [
        { title: 'what was granted', as: 'APP_USER', args: { ...rest, id: granted }, passes: true },
        { title: 'what was granted', as: 'ownerElsewhere', args: { ...rest, id: granted }, passes: true },
        { title: 'what was granted to nobody', as: 'APP_ADMIN', args: { ...rest, id: strange }, passes: true },
        { title: 'what was granted to nobody', as: 'APP_USER', args: { ...rest, id: strange }, passes: false },
        {
          title: "another workspace's",
          as: 'APP_USER',
          args: { ...rest, id: world.row(open, 'foreign') },
          passes: false,
        },
      ],
    };
  },
};

/** What a call about records takes beside the menu or view: what its own request has, of the record that it names. */
function argsOfRecord(
  id: OperationId,
  records: Readonly<Record<'tableRecord' | 'deletedRecord', string | undefined>>,
): Record<string, unknown> {
  const { args = {}, names = {} } = requests[id] ?? {};
  const given: Record<string, unknown> = structuredClone(typeof args === 'function' ? {} : args);
  for (const [path, kind] of Object.entries(typeof names === 'function' ? {} : names)) {
    if (kind === 'tableRecord' || kind === 'deletedRecord') put(given, path, records[kind]);
  }
  return given;
}

/** The last part of an address, which is what the call takes. */
const ticketOf = (address: string): string => address.slice(signedPath.length);

/** Sends as the operation's request does, such as with the application in a header. */
function sendAs(caller: Caller, id: OperationId, args: Record<string, unknown>): Promise<Answered> {
  const sending = clientCalls.has(id) ? asClient : {};
  const own = requests[id]?.send;
  return own ? own(caller, args, sending) : caller.call(id, args, sending);
}

/** Tries the guard of one operation on everybody it has to tell apart; a failure answers exactly like an unknown name (P2). */
export async function judgeGuard(world: World, id: OperationId, guard: Guard): Promise<string[]> {
  const trial = await trials[guard]?.(world, id);
  if (!trial) return [`${id}: nobody tries the guard ${guard}; give it principals in ${import.meta.url}`];
  const failures: string[] = [];
  const call = (as: PrincipalName, args: Record<string, unknown>): Promise<Answered> =>
    sendAs(world.caller(as), id, args);
  for (const { title, as, args, passes, isNothing } of trial.cases) {
    const nothing = await call(as, trial.nothing);
    await world.state.restore();
    const ran = world.handled.times(id);
    const answer = await call(as, args);
    await world.state.restore();
    const isCarriedOut = world.handled.times(id) > ran;
    if (!passes && !isNothing && isCarriedOut) failures.push(`${id} as ${as} with ${title}: it was carried out`);
    const isLikeNothing = answer.status === nothing.status && readable(answer) === readable(nothing);
    if (passes && answer.status !== 200) failures.push(`${id} as ${as} with ${title}: ${answer.status} ${answer.code}`);
    if (!passes && !isLikeNothing)
      failures.push(`${id} as ${as} with ${title}: ${answer.status} unlike an unknown one`);
    for (const leak of leaksIn(answer, world.caller(as))) failures.push(`${id} as ${as} with ${title}: ${leak}`);
  }
  return failures;
}
