import type { Query } from '../transaction.ts';

/** When the last backup of this database was made, and how large it is. After a restoration it is the restored one, of no known size. */
export interface LastBackup {
  at: string;
  bytes: number;
  /** Names the restoration that made the database what it is. */
  restoration?: string;
}

/** The preference of the platform that remembers it. */
export const lastBackupKey = 'server.last-backup';

/** In the platform's scope; undefined while there was none. */
export async function readLastBackup(query: Query): Promise<LastBackup | undefined> {
  const row = await query.selectFrom('preferences').select('value').where('id', '=', lastBackupKey).executeTakeFirst();
  // Safe: the backup and the restoration alone write it.
  return row?.value as LastBackup | undefined;
}
