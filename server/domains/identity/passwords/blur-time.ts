import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds within which a refusal is put off. */
const longest = 25;

/**
 * Waits a random time before a refusal. Known and unknown names cost the same statements and one hash; what is left between
 * them is the size of a row, some hundredths of a millisecond, which ten tries at a name cannot find in this (P14).
 */
export const blurTime = (): Promise<void> => wait(randomInt(longest * 10) / 10);
