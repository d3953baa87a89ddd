import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { DomainError, Invalid } from '#server/kernel/errors/index.ts';
import type { WriteAccess } from '../access/record-access.ts';
import { type Outcome, resultOf, type Target, targetsOf } from './bulk.ts';
import type { ChangingCaller } from './changing-caller.ts';
import { attempted } from './left-out.ts';
import { bringBack } from './restore-version.ts';

/** Gives one record the values of the version before. Throws what `bringBack` throws, and `Invalid` where a field cannot go back. */
async function takeBack(query: Query, call: ChangingCaller, access: WriteAccess, { id, seenVersion = 1 }: Target) {
  const args = { rid: id, to_version: seenVersion - 1 };
  // Fields that follow from others, or that the table no longer has, have nothing to go back to.
  const { refused } = await bringBack(query, { ...call, ifMatch: seenVersion }, access, args);
  if (refused.length === 0) return;
  throw new Invalid({
    issues: refused.map(({ field, message }) => ({
      pointer: `/data/${field}`,
      message: { 'en-US': message, 'zh-CN': message },
    })),
  });
}

/**
 * Takes the last change of many records back, within the scope `records`: all of them, or none, and then the answer names those that are
 * in the way.
 */
export async function undoBulk(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  { records }: Schemas['RecordBulkUndo'],
): Promise<Schemas['RecordBulkResult']> {
  const targets = await targetsOf(query, call, access, { records });
  await sql`savepoint whole_undo`.execute(query);
  const outcomes: [Target, Outcome][] = [];
  for (const target of targets) {
    const done = await attempted(query, () => takeBack(query, call, access, target));
    outcomes.push([target, done instanceof DomainError ? done : 'done']);
  }
  const result = resultOf(access, outcomes, call.locale);
  if (result.left_out === 0) return result;
  await sql`rollback to savepoint whole_undo`.execute(query);
  return { ...result, done: 0 };
}
