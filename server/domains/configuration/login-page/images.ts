import type { Database } from '#server/kernel/db/index.ts';
import { ownersOf } from '#server/domains/files/index.ts';

const prefix = '/files/';

/**
 * Which of the addresses are images that the page may show: public, and uploaded by the workspace or the platform.
 * Those of another workspace are as unknown as those that do not exist (P2).
 */
export async function knownImages(
  db: Database,
  wsId: string | null,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const names = addresses.flatMap((address) => ownersOf(address.slice(prefix.length)));
  const rows = await db.identity(
    (query) =>
      query
        .selectFrom('files')
        .select(['name', 'variants'])
        .where('name', 'in', names)
        .where('is_public', '=', true)
        .where('deleted_at', 'is', null)
        .where((where) => where.or([where('ws_id', 'is', null), ...(wsId === null ? [] : [where('ws_id', '=', wsId)])]))
        .execute(),
    { readOnly: true },
  );
  const found = new Set(rows.flatMap(({ name, variants }) => [name, ...Object.values(variants)]));
  return new Set(addresses.filter((address) => found.has(address.slice(prefix.length))));
}
