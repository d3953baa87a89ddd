import type { Answer, Args, OperationId } from '#openapi';
import type { Api } from './api.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered, Sending } from './visitor.ts';

/** Somebody who is signed in. */
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

/** Signs a demo account in. */
export async function createCaller(api: Api, username: string): Promise<Caller> {
  const visitor = api.visitor();
  const { accessToken: token, ws_id: wsId = '' } = await signInAs(visitor, username);
  const call: Caller['call'] = (id, args = {}, sending = {}) => visitor.call(id, args, { token, ...sending });
  const done: Caller['done'] = async (id, args, sending) => {
    const answered = await call(id, args, sending);
    if (answered.status !== 200) throw new Error(`${id}: ${answered.status} ${JSON.stringify(answered.data)}`);
    // Safe: answers are validated against the contract.
    return answered.data as Answer<typeof id>;
  };
  const { id: accountId } = await done('showCurrentUser');
  return { accountId, wsId, token, call, done };
}

/** The rows of the operation log about one target, oldest first. */
export async function logOf(api: Api, wsId: string, target: string) {
  const rows = await api.database.tenant(wsId, (query) =>
    query
      .selectFrom('operation_log')
      .where('ws_id', '=', wsId)
      .where('target', '=', target)
      .select(['module', 'action', 'user_name', 'before', 'after'])
      .orderBy('id')
      .execute(),
  );
  return rows;
}
