import type { Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { CallFacts, Session } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { bind, type Outsider } from './bindings.ts';

/** Binds a person of a third party to the caller's own account (ORG-12, P42). Throws `third_party_bound_elsewhere`. */
export async function bindCaller(
  query: Query,
  call: CallFacts & { operation: string; session: Session },
  outsider: Outsider & { name: string },
): Promise<void> {
  const { session, now } = call;
  const { accountId } = session;
  const { wsId, tag, source, subject, name } = outsider;
  if (!(await bind(query, { wsId, tag, source, subject, name, accountId, now }))) {
    throw new Failure('third_party_bound_elsewhere');
  }
  const after = { thirdTypeTag: tag, name };
  await writeLog(query, call, { module: 'account', action: call.operation, target: accountId, after });
}
