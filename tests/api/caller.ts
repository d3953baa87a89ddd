import type { OperationId } from '#openapi';
import type { Api } from './api.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

export type Fields = Record<string, unknown>;

/** Safe: answers are validated against the contract, and these are objects. */
export const fields = ({ data }: Answered): Fields => data as Fields;
/** Safe: the list's answers were validated. */
export const items = (answer: Answered): Fields[] => fields(answer)['items'] as Fields[];

export type Call = (id: OperationId, args?: Fields, headers?: Record<string, string>) => Promise<Answered>;

/** A demo account that has signed in. */
export async function caller(api: Api, username: string): Promise<Call> {
  const visitor = api.visitor();
  const { accessToken: token } = await signInAs(visitor, username);
  return (id, args = {}, headers = {}) => visitor.call(id, args, { token, headers });
}

/** What was logged of one operation in a scope: the platform's rows, or a workspace's. The newest first. */
export function logged(api: Api, action: string, wsId: string | null = null): Promise<Fields[]> {
  const read = (query: Parameters<Parameters<Api['database']['platform']>[0]>[0]): Promise<Fields[]> =>
    query
      .selectFrom('operation_log')
      .selectAll()
      .where('ws_id', wsId === null ? 'is' : '=', wsId)
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .execute();
  return wsId === null ? api.database.platform(read) : api.database.tenant(wsId, read);
}
