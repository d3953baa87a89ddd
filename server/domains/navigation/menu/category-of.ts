import type { Query } from '#server/kernel/db/index.ts';
import { Conflict, NotFound } from '#server/kernel/errors/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';

interface Wanted {
  fatherId: string | null;
  /** As the request names it; it counts at the top level alone. */
  id: string | undefined;
  /** The one without a name. */
  usual: string | null;
}

/**
 * The category of a menu: at the top level the one that is named, below a menu none. Throws `NotFound` for an unknown one, and
 * `invalid_move` for an external database's, which holds its tables alone (CAT-13).
 */
export async function categoryOf(
  query: Query,
  { wsId, appId }: OfApplication,
  { fatherId, id, usual }: Wanted,
): Promise<string | null> {
  if (fatherId !== null) return null;
  if (id === undefined) return usual;
  const pointer = '/c_id';
  const category = await query
    .selectFrom('categories')
    .select('category_type')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!category) throw new NotFound({ pointer });
  if (category.category_type === 'exdb') throw new Conflict({ pointer }, 'invalid_move');
  return id;
}
