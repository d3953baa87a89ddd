import { createHash } from 'node:crypto';
import { isWhole } from '#tests/tier.ts';
import type { OpenDatabase } from '#server/kernel/db/driver/open.ts';

export type DatabaseKind = OpenDatabase['kind'];

/** Every suite is in one of as many parts, of which the gate runs one on the embedded database too. */
export const parts = 10;

const dayInMilliseconds = 86_400_000;

/** The part of today, or that of EMBEDDED_PART, which repeats a run. */
export function chosenPart(environment: NodeJS.ProcessEnv, now: Date): number {
  const given = environment['EMBEDDED_PART'];
  if (given === undefined) return Math.floor(now.getTime() / dayInMilliseconds) % parts;
  const part = Number(given);
  if (given === '' || !Number.isInteger(part) || part < 0 || part >= parts)
    throw new Error(`EMBEDDED_PART is a whole number from 0 to ${parts - 1}, not "${given}".`);
  return part;
}

/** The part that a suite is in, by its title: it stays there when other suites come and go. */
export const partOf = (title: string): number => createHash('sha256').update(title).digest().readUInt32BE() % parts;

/**
 * What a suite runs on that is alike on both databases: both in the whole run; in the gate PostgreSQL, and the embedded
 * database beside it for the suites of one part.
 */
export function kindsOf(title: string, part: number, isOnBoth = isWhole): readonly DatabaseKind[] {
  return isOnBoth || partOf(title) === part ? ['embedded', 'postgres'] : ['postgres'];
}
