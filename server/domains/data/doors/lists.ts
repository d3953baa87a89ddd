import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { ListPage } from '#server/kernel/lists/index.ts';
import { readPosition } from '../changes/position.ts';
import type { RecordCaller } from '../record/access/caller.ts';
import type { AnswerAccess, ReadAccess } from '../record/access/record-access.ts';
import { listInScope } from '../record/read/list.ts';
import { readStatistic, type StatisticArgs } from '../record/read/statistic.ts';
import { type CallThrough, type Door, readThrough } from './through.ts';

interface WithKeys {
  services: { keys: Keys };
}

/** What `read` answers, with the position at which it was read when the caller wants one. */
async function withPosition<Answer extends object>(
  query: Query,
  { tableId, keys, isWanted }: { tableId: string; keys: Keys; isWanted: boolean | undefined },
  read: () => Promise<Answer>,
): Promise<Answer & { position?: string }> {
  if (!isWanted) return read();
  // Sent before the statement of the list: a change that is committed between the two is sent twice, and never lost.
  const asked = readPosition(query, tableId, keys);
  const [position, answer] = await Promise.all([asked, read()]);
  return { ...answer, position };
}

/** A page of the records behind a door, or with `type=trash` of the deleted ones. */
export const listThrough = (
  call: CallThrough<Schemas['RecordQuery'] & { id: string; type?: 'paranoid' | 'trash' }> & WithKeys,
  door: Door<AnswerAccess>,
): Promise<ListPage<Schemas['Record']> & { position?: string }> =>
  readThrough(call, door, (query, access, { type, live, ...args }) =>
    withPosition(query, { tableId: access.design.tableId, keys: call.services.keys, isWanted: live }, () =>
      listInScope(query, call, access, { args, isTrash: type === 'trash' }),
    ),
  );

/** What a statistic counts of the records that the caller may read, with the position at which it was read when that is wanted. */
export const statisticWithPosition = (
  query: Query,
  call: RecordCaller & WithKeys,
  access: ReadAccess,
  args: StatisticArgs,
): Promise<Schemas['StatisticResult'] & { position?: string }> =>
  withPosition(
    query,
    { tableId: access.design.tableId, keys: call.services.keys, isWanted: args.paramData?.live },
    () => readStatistic(query, call, access, args),
  );
