import type { Answer, Args, OperationId } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import type { Api } from './api.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered, Sending, Visitor } from './visitor.ts';

/** Someone who is signed in and makes calls. */
export interface Caller {
  accountId: string;
  /** Empty for accounts of the platform. */
  wsId: string;
  token: string;
  /** Makes a call, whatever comes of it. */
  call(id: OperationId, args?: Record<string, unknown>, sending?: Sending): Promise<Answered>;
  /** Makes a call that has to succeed; throws what the server said otherwise. */
  done<Id extends OperationId>(id: Id, args?: NoInfer<Args<Id>>, sending?: Sending): Promise<Answer<Id>>;
}

interface Called {
  id: OperationId;
  args: Record<string, unknown>;
  sending: Sending;
}

/** Whoever designs a table has read it before, and sends its version, unless `version` says otherwise. */
async function readVersion(visitor: Visitor, { id, args, sending }: Called): Promise<number | undefined> {
  if (id !== 'configurePhysicalTable' || 'version' in sending || 'If-Match' in args) return undefined;
  const { data } = await visitor.call('getPhysicalTable', { id: args['id'] }, sending);
  const { version } = Object(data);
  return typeof version === 'number' ? version : undefined;
}

/** The account of the demo that has this username. */
export const idOf = (username: string): string => seedId(`account ${username}`);

/** Signs a demo account in, at a workspace's own address when one is named. */
export async function createCaller(api: Api, username: string, workspace?: string): Promise<Caller> {
  const visitor = api.visitor(workspace && `${workspace}.localhost:4300`);
  const { accessToken: token, ws_id: wsId = '' } = await signInAs(visitor, username);
  const call: Caller['call'] = async (id, args = {}, sending = {}) => {
    const version = await readVersion(visitor, { id, args, sending: { token, ...sending } });
    return visitor.call(id, args, { token, ...(version !== undefined && { version }), ...sending });
  };
  const done: Caller['done'] = async (id, args, sending) => {
    const answered = await call(id, args, sending);
    if (answered.status !== 200) throw new Error(`${id}: ${answered.status} ${JSON.stringify(answered.data)}`);
    // Safe: answers are validated against the contract.
    return answered.data as Answer<typeof id>;
  };
  return { accountId: idOf(username), wsId, token, call, done };
}

/** Signs several demo accounts in at once, in the order of their names. */
export function createCallers<const Names extends readonly string[]>(
  api: Api,
  ...usernames: Names
): Promise<{ -readonly [Index in keyof Names]: Caller }> {
  // Safe: one caller for each name, in their order.
  return Promise.all(usernames.map((username) => createCaller(api, username))) as Promise<{
    -readonly [Index in keyof Names]: Caller;
  }>;
}
