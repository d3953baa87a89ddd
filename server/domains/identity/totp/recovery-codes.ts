import { createHmac, randomInt } from 'node:crypto';
import type { Query } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';

/** How many a person has. */
const many = 10;
/** Letters and digits that are not confused on paper; two groups of them are 49 random bits. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
const inGroup = 5;

const group = (): string =>
  Array.from({ length: inGroup }, () => characters.charAt(randomInt(characters.length))).join('');

/** As it was made, however it was typed. */
const plain = (code: string): string => code.toLowerCase().replace(/[ -]/g, '');

interface Whose {
  accountId: string;
  keys: Keys;
  now: Date;
}

/** Keyed, so that who reads the database cannot try codes on it. */
const digest = ({ accountId, keys }: Whose, code: string): string =>
  createHmac('sha256', keys.key('recovery-codes'))
    .update(`${accountId}\n${plain(code)}`)
    .digest('base64url');

/** Makes new codes in place of all from before; only hashes are stored. @returns the codes, to be shown this once */
export async function replaceRecoveryCodes(query: Query, whose: Whose): Promise<string[]> {
  const { accountId, now } = whose;
  const codes = Array.from({ length: many }, () => `${group()}-${group()}`);
  await query.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const row = (code: string) => ({ account_id: accountId, code_hash: digest(whose, code), created_at: now });
  await query.insertInto('recovery_codes').values(codes.map(row)).execute();
  return codes;
}

/** Uses a code up; false when there is none like it, or it was used before. */
export async function spendRecoveryCode(query: Query, whose: Whose, code: string): Promise<boolean> {
  const row = await query
    .updateTable('recovery_codes')
    .set({ used_at: whose.now })
    .where('account_id', '=', whose.accountId)
    .where('code_hash', '=', digest(whose, code))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many codes have not been used. */
export async function countRecoveryCodes(query: Query, accountId: string): Promise<number> {
  const row = await query
    .selectFrom('recovery_codes')
    .select((count) => count.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}
