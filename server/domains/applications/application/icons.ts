import type { Schemas } from '#openapi';
import { ownersOf } from '#server/domains/files/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, NotFound } from '#server/kernel/errors/index.ts';

type Icon = Schemas['ApplicationIcon'];

/** Built-in icons that an application is given, in the order in which they are offered; the widgets have a path for each. */
export const builtInIcons: readonly string[] =
  `briefcase calendar cart chart clock database directory file folder grid heart
  history key layers mail message monitor palette settings smartphone star table truck users workflow bell help pencil search`.split(
    /\s+/,
  );

/** Smaller than this, in bytes (VAL-25). */
const tooLarge = 1024 * 1024;
/** How many uploads are offered. */
const mostUploads = 100;

const imagesOf = (query: Query, wsId: string) =>
  query
    .selectFrom('files')
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .where('is_public', '=', true)
    .where('mime', 'in', ['image/png', 'image/jpeg'])
    .where('size', '<', tooLarge);

/**
 * Throws `application_icon_refused` for a name that no built-in icon has, and for an address that is not an image of the
 * workspace under 1 MB (VAL-25, APP-17).
 */
export async function requireIcon(query: Query, wsId: string, { type, uri }: Icon): Promise<void> {
  const isKnown =
    type === 1
      ? builtInIcons.includes(uri)
      : (await imagesOf(query, wsId)
          .where('name', '=', uri.slice(uri.lastIndexOf('/') + 1))
          .select('id')
          .executeTakeFirst()) !== undefined;
  if (!isKnown) throw new Failure('application_icon_refused', undefined, { pointer: '/icon/uri' });
}

/** Throws `NotFound` at `/picture` for an address that is not an image of the workspace; nothing stands for no picture. */
export async function requirePicture(query: Query, wsId: string, address: string | undefined): Promise<void> {
  if (!address) return;
  const found = await query
    .selectFrom('files')
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .where('is_public', '=', true)
    .where('name', 'in', ownersOf(address.slice('/files/'.length)))
    .select('id')
    .executeTakeFirst();
  if (!found) throw new NotFound({ pointer: '/picture' });
}

/** Uploaded icons of applications, the newest first. */
export async function uploadedIcons(query: Query, wsId: string): Promise<Icon[]> {
  const rows = await imagesOf(query, wsId)
    .where('purpose', '=', 'picture')
    .select('name')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostUploads)
    .execute();
  return rows.map(({ name }) => ({ type: 2, uri: `/files/${name}` }));
}
