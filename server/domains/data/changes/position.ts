import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import {
  currentPosition,
  isNewer as isNewerBy,
  type Position,
  sealPosition,
  unsealPosition,
} from '#server/kernel/positions/index.ts';

export type { Position } from '#server/kernel/positions/index.ts';

/** A position of one table says nothing of another one. */
const contextOf = (tableId: string): string => `list position ${tableId}`;

/** The position of the next statement or an earlier one, sealed. */
export const readPosition = async (query: Query, tableId: string, keys: Keys): Promise<string> =>
  sealPosition(keys, contextOf(tableId), await currentPosition(query));

/** The position of `readPosition` for the same table. Throws `Invalid` at `/since` for anything else. */
export function openPosition(position: string, tableId: string, keys: Keys): Position {
  try {
    return unsealPosition(keys, contextOf(tableId), position);
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
export const isNewer = (position: Position): RawBuilder<SqlBool> => isNewerBy(position, sql`e.written_in`);
