import { expect } from 'vitest';
import { isWhole } from '#tests/tier.ts';

/**
 * Compares a time by the clock, in the whole run alone: the gate runs on machines that do other work too, where such a
 * time says how busy they are.
 */
export function expectWithin(milliseconds: number, taken: number, about?: string): void {
  if (isWhole) expect(taken, about).toBeLessThan(milliseconds);
}

/**
 * Milliseconds of the processor that a work may take. In the gate it is five times what is promised: a processor that is shared is
 * slower too, and what such a test would notice takes seconds.
 */
export const processorTime = (promised: number): number => (isWhole ? promised : promised * 5);
