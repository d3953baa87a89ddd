import type { Query } from '#server/kernel/db/index.ts';
import { endInvitations } from '../access/end-invitations.ts';

interface NewPassword {
  accountId: string;
  passwordHash: string;
  /** Only while this one is stored. */
  oldHash?: string;
  /** An administrator set it, so its owner has to change it first. */
  mustChange: boolean;
  now: Date;
}

/**
 * Stores a password. Every session of the account ends with it, also one that a sign-in with the old password is
 * opening at this moment (P11), and every link and code by which another one could be set. @returns the account's new session epoch; undefined when `oldHash` is stored no more
 */
export async function storePassword(
  query: Query,
  { accountId, passwordHash, oldHash, mustChange, now }: NewPassword,
): Promise<number | undefined> {
  const stored = query
    .updateTable('accounts')
    .set((account) => ({
      password_hash: passwordHash,
      password_changed_at: now,
      must_change_password: mustChange,
      session_epoch: account('session_epoch', '+', 1),
      version: account('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null);
  const row = await (oldHash === undefined ? stored : stored.where('password_hash', '=', oldHash))
    .returning('session_epoch')
    .executeTakeFirst();
  if (row) await endOtherWays(query, accountId, now);
  return row?.session_epoch;
}

/** What would set another password after this one: links of invitations and codes that were sent. */
async function endOtherWays(query: Query, accountId: string, now: Date): Promise<void> {
  await endInvitations(query, accountId);
  await query
    .updateTable('password_resets')
    .set({ spent_at: now })
    .where('account_id', '=', accountId)
    .where('spent_at', 'is', null)
    .execute();
}

/** Moves one session into the epoch, so that it alone continues. */
export async function moveSessionToEpoch(query: Query, familyId: string, epoch: number): Promise<void> {
  await query.updateTable('token_families').set({ session_epoch: epoch }).where('id', '=', familyId).execute();
}
