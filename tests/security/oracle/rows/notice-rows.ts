import type { Query } from '#server/kernel/db/index.ts';
import { idOf } from '../world/places.ts';
import { departmentId } from './organisation-rows.ts';
import type { RowKind, RowPlace } from './row-kind.ts';

const published = { state: 'published' as const, publish_at: new Date('2026-01-01T00:00:00Z') };

type Told = Partial<typeof published> & { ws_id: string | null; audience?: string[]; department_ids?: string[] };

async function insertNotice(query: Query, { prefix, word }: RowPlace, name: string, told: Told): Promise<string> {
  const id = idOf(prefix, `notice ${name}`);
  await query
    .insertInto('notices')
    .values({ id, title: `${word} ${name}`, content: word, ...told })
    .execute();
  return id;
}

/** A draft, which only administrators of its scope know of. */
export const draftNotice: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  insert: (query, place, name) =>
    insertNotice(query, place, `draft ${name}`, {
      ws_id: place.wsId,
      ...(place.wsId === null ? {} : { department_ids: [departmentId(place, name)] }),
    }),
};

/** For everybody of the workspace; the platform's is for all workspaces. */
export const notice: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  isShared: true,
  insert: (query, place, name) => insertNotice(query, place, name, { ws_id: place.wsId, ...published }),
};

/** The platform's for this customer alone. */
export const customerNotice: RowKind = {
  scope: 'platform',
  isOfPlatform: true,
  isShared: true,
  insert: (query, place, name) =>
    insertNotice(query, place, `customer ${name}`, {
      ws_id: null,
      ...published,
      ...(place.wsId === null ? {} : { audience: [place.wsId] }),
    }),
};
