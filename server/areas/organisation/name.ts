import { Conflict } from '../../errors/index.ts';

/** A name as it is shown, and the key by which names are compared: one way to write each character, lower case. */
export function nameOf(text: string): { name: string; key: string } {
  const name = text.trim().normalize('NFC');
  return { name, key: name.normalize('NFKC').toLowerCase() };
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  return error.code === '23505' && String(error.constraint).endsWith('_name');
}

/**
 * Runs one statement that writes a name. Its unique index decides, so of two writers at once one is refused with
 * `organisation_name_taken` at the pointer.
 */
export async function refuseTakenName<T>(pointer: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) throw new Conflict({ pointer }, 'organisation_name_taken');
    throw error;
  }
}
