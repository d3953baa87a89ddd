import type { Database, Query } from '#server/kernel/db/index.ts';
import { DomainError } from '#server/kernel/errors/index.ts';
import type { Passwords } from './password.ts';
import { bookTries, type Budget, giveBack } from './attempts.ts';
import { tooManyAttempts } from './too-many-attempts.ts';

interface Try<Admitted, Found, Closed> {
  db: Database;
  /** Our hash, or a directory that knows the password. */
  passwords: Pick<Passwords, 'isRight'>;
  now: Date;
  password: string;
  /**
   * Runs first in the transaction that books the try, and gives the budgets that it costs. A failure that it gives is
   * thrown unevaluated, once what was written until then is committed.
   */
  admit(query: Query): Promise<Admitted | DomainError>;
  /** Runs in the same transaction; throwing undoes the booking. */
  find(query: Query, admitted: Admitted): Promise<Found>;
  /** Runs in the transaction that closes the try. */
  close(query: Query, found: Found, isRight: boolean): Promise<Closed>;
}

/**
 * Evaluates one password within its budgets (P13); a right one is given back, so only wrong ones count. Throws
 * `TooMany` without evaluating when a budget is used up.
 * @returns what `close` made of it
 */
export async function evaluatePassword<
  Admitted extends { budgets: readonly Budget[] },
  Found extends { passwordHash: string | null } | undefined,
  Closed,
>(attempt: Try<Admitted, Found, Closed>): Promise<Closed> {
  const { db, passwords, now, password, admit, find, close } = attempt;
  const begun = await db.identity(async (query) => {
    const admitted = await admit(query);
    if (admitted instanceof DomainError) return { failure: admitted };
    // Sent together: whom the name belongs to is looked up whether or not the try is evaluated.
    const [tries, found] = await Promise.all([bookTries(query, admitted.budgets, now), find(query, admitted)]);
    if ('wait' in tries) return { failure: tooManyAttempts(Math.ceil(tries.wait / 1000)) };
    return { budgets: tries.booked, found };
  });
  if ('failure' in begun) throw begun.failure;
  const { budgets, found } = begun;
  const isRight = await passwords.isRight(found?.passwordHash, password);
  return db.identity(async (query) => {
    if (isRight) for (const budget of budgets) giveBack(query, budget);
    return close(query, found, isRight);
  });
}
