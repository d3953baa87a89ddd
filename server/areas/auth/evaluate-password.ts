import type { Database, Query } from '../../db/index.ts';
import { TooMany } from '../../errors/index.ts';
import type { Passwords } from '../../services.ts';
import { bookTry, type Budget, giveBack } from './attempts.ts';

interface Try<Found, Closed> {
  db: Database;
  passwords: Passwords;
  budgets: readonly Budget[];
  now: Date;
  password: string;
  /** Runs in the transaction that books the try; throwing undoes the booking. */
  find(query: Query): Promise<Found>;
  /** Runs in the transaction that closes the try. */
  close(query: Query, found: Found, isRight: boolean): Promise<Closed>;
}

/** Milliseconds to wait when one of the budgets is used up; the others get their try back. */
async function bookAll(query: Query, budgets: readonly Budget[], now: Date): Promise<number | undefined> {
  const waits = await Promise.all(budgets.map((budget) => bookTry(query, budget, now)));
  const refused = waits.find((wait) => wait !== undefined);
  if (refused === undefined) return undefined;
  budgets.forEach((budget, at) => {
    if (waits[at] === undefined) giveBack(query, budget);
  });
  return refused;
}

/**
 * Evaluates one password within its budgets (P13); a right one is given back, so only wrong ones count. Throws
 * `TooMany` without evaluating when a budget is used up.
 * @returns what `close` made of it
 */
export async function evaluatePassword<Found extends { passwordHash: string | null } | undefined, Closed>(
  attempt: Try<Found, Closed>,
): Promise<Closed> {
  const { db, passwords, budgets, now, password, find, close } = attempt;
  const begun = await db.identity(async (query) => {
    // Sent together: whom the name belongs to is looked up whether or not the try is evaluated.
    const [wait, found] = await Promise.all([bookAll(query, budgets, now), find(query)]);
    return wait === undefined ? { found } : { wait };
  });
  if ('wait' in begun) {
    const seconds = Math.ceil((begun.wait ?? 0) / 1000);
    throw new TooMany(seconds, { detail: { retry_after: seconds } }, 'too_many_attempts');
  }
  const { found } = begun;
  const isRight = await passwords.isRight(found?.passwordHash, password);
  return db.identity(async (query) => {
    if (isRight) for (const budget of budgets) giveBack(query, budget);
    return close(query, found, isRight);
  });
}
