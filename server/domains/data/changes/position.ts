import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { seal, unseal } from '#server/kernel/foundation/sealing.ts';

/** Which transactions had ended when a list was read: all before `from`, none from `to`, and of those between not the `running` ones. */
export interface Position {
  from: string;
  to: string;
  running: readonly string[];
}

/** A list of more running transactions is not kept; then what those between have written is new once more. */
const mostRunning = 200;

const sealingKey = (keys: Keys): Buffer => keys.key('list-positions');
/** A position of one table says nothing of another one. */
const sealingContext = (tableId: string): string => `list position ${tableId}`;

/**
 * The position of the next statement or an earlier one, sealed: the numbers in it are counted up by all workspaces, and would tell
 * how much the others write.
 */
export async function readPosition(query: Query, tableId: string, keys: Keys): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(query);
  const [from = '', to = '', running = ''] = rows[0]?.now.split(':') ?? [];
  const isLong = running.split(',').length > mostRunning;
  return seal(sealingKey(keys), sealingContext(tableId), isLong ? `${from}:${from}:` : `${from}:${to}:${running}`);
}

/** The position of `readPosition` for the same table. Throws `Invalid` at `/since` for anything else. */
export function openPosition(position: string, tableId: string, keys: Keys): Position {
  try {
    const [from = '', to = '', running = ''] = unseal(sealingKey(keys), sealingContext(tableId), position).split(':');
    return { from, to, running: running === '' ? [] : running.split(',') };
  } catch {
    // Whatever is wrong with it, no list of this table said it.
    const message = {
      'en-US': 'This is not the position of a list of this table.',
      'zh-CN': '这不是该表列表返回的位置。',
    };
    const hint = {
      'en-US': 'Read the list again with `live`, and send the `position` of its answer.',
      'zh-CN': '请用 `live` 重新读取列表，并发送其返回的 `position`。',
    };
    throw new Invalid({ issues: [{ pointer: '/since', message, hint }] });
  }
}

/** True for an event `e` that was not committed yet at that position. */
export const isNewer = ({ from, to, running }: Position): RawBuilder<SqlBool> =>
  sql<SqlBool>`(e.written_in >= ${from}::xid8 and (e.written_in >= ${to}::xid8 or e.written_in = any(${[...running]}::xid8[])))`;
