import { violatedConstraint } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';

/** A name as it is shown, and the key by which names are compared: one way to write each character, lower case. */
export function nameOf(text: string): { name: string; key: string } {
  const name = text.trim().normalize('NFC');
  return { name, key: name.normalize('NFKC').toLowerCase() };
}

/**
 * Runs one statement that writes a name. Its unique index decides, so of two writers at once one is refused with
 * `organisation_name_taken` at the pointer.
 */
export async function refuseTakenName<T>(pointer: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error)?.endsWith('_name')) throw new Conflict({ pointer }, 'organisation_name_taken');
    throw error;
  }
}
