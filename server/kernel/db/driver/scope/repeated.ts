import { setTimeout as wait } from 'node:timers/promises';
import type { ScopeOptions } from '../../database.ts';
import { DatabaseUnavailable } from '../../errors.ts';

/** How often work is run at most that other transactions were in the way of. */
const mostForConflicts = 6;
/** How often work is run at most that did not get a table in time: each time it has waited already. */
const mostForLocks = 3;
/** Seconds after which a caller may try again. */
const retryAfter = 1;

/** Two transactions waited for each other, or one read what another changed: the database undid this one. */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);
/** Others had the table for longer than the scope waits. */
const lockNotAvailable = '55P03';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Runs a scope's work again that the database undid because of others. The pauses grow and differ, so that two that met do not meet again.
 * Nothing of the work is left when it is repeated: what has effects outside of the transaction comes after its commit. Throws
 * `DatabaseUnavailable` when others were in the way each time.
 */
export async function repeated<T>(attempt: () => Promise<T>, { retry = false }: ScopeOptions): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      const code = codeOf(error);
      const isLocked = code === lockNotAvailable;
      if (!isLocked && !conflicts.has(code)) throw error;
      if (number >= (isLocked ? (retry ? mostForLocks : 1) : mostForConflicts))
        throw new DatabaseUnavailable('Other transactions were in the way each time.', { retryAfter, cause: error });
      await wait(5 * 2 ** number + Math.random() * 20 * number);
    }
  }
}
