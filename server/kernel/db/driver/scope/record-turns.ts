import { createFairQueue } from '../../../turns/fair-queue.ts';
import type { RecordTurns } from './create-database.ts';

/** What is left of the connections for all other scopes: signing in, settings and rights never wait for records of others. */
const forOthers = 0.3;
/** What one workspace has of them at once. */
const forOne = 0.4;
/** Works of one workspace that wait, and of all together. */
const waiting = { waiting: 400, waitingInAll: 4_000, reserve: 1_000 };

/**
 * Works on records take turns by workspace, the one that had the least time lately first: lists that take all of a statement's time hold
 * up their own workspace (P45). `longest` are the milliseconds that one waits before it is `Unavailable`.
 */
export function createRecordTurns(connections: number, longest: number): RecordTurns {
  const atOnce = Math.max(1, Math.floor(connections * (1 - forOthers)));
  const atOnceOfOne = Math.min(atOnce, Math.max(1, Math.floor(connections * forOne)));
  return createFairQueue({ atOnce, atOnceOfOne, ...waiting, longest });
}
