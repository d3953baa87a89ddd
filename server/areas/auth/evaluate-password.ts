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

async function bookAll(query: Query, budgets: readonly Budget[], now: Date): Promise<number | undefined> {
  const booked: Budget[] = [];
  for (const budget of budgets) {
    const wait = await bookTry(query, budget, now);
    if (wait !== undefined) {
      for (const earlier of booked) await giveBack(query, earlier);
      return wait;
    }
    booked.push(budget);
  }
  return undefined;
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
    const wait = await bookAll(query, budgets, now);
    return wait === undefined ? { found: await find(query) } : { wait };
  });
  if ('wait' in begun) {
    const seconds = Math.ceil((begun.wait ?? 0) / 1000);
    throw new TooMany(seconds, { detail: { retry_after: seconds } }, 'too_many_attempts');
  }
  const { found } = begun;
  const isRight = await passwords.isRight(found?.passwordHash, password);
  return db.identity(async (query) => {
    if (isRight) for (const budget of budgets) await giveBack(query, budget);
    return close(query, found, isRight);
  });
}
