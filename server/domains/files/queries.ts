import { type Query, json, ulid } from '../../kernel/db/index.ts';
import type { EncodedPicture } from './file-work.ts';
import { ownersOf, variantName } from './file-names.ts';
import type { StoredFile } from './present.ts';

/** What is read of a file. */
export const fileColumns = ['id', 'name', 'filename', 'size', 'mime', 'width', 'height', 'variants'] as const;

/** The image of this name in the caller's own scope. */
export function findFile(query: Query, wsId: string | null, name: string): Promise<StoredFile | undefined> {
  return query
    .selectFrom('files')
    .select(fileColumns)
    .where('name', '=', name)
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface NewFile {
  wsId: string | null;
  stem: string;
  fileName: string;
  purpose: string;
  mime: string;
  image: EncodedPicture;
  by: string;
  now: Date;
}

/** Stores what is known of an image; the same one again is the one that is there. */
export async function insertFile(query: Query, file: NewFile): Promise<StoredFile> {
  const { wsId, stem, image, now } = file;
  const name = `${stem}.${image.extension}`;
  // Two variants of a small image have one size; the larger name is used for both.
  const variants = image.variants.map(({ of, width, height }) => [`${width}x${height}`, variantName(stem, of)]);
  await query
    .insertInto('files')
    .values({
      id: ulid(),
      ws_id: wsId,
      name,
      filename: file.fileName,
      mime: file.mime,
      size: image.size,
      sha256: image.sha256,
      width: image.width,
      height: image.height,
      purpose: file.purpose,
      is_public: true,
      variants: json<Record<string, string>>(Object.fromEntries(variants)),
      created_by: file.by,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await findFile(query, wsId, name);
  if (!stored) throw new Error(`The image ${name} was not stored.`);
  return stored;
}

/** The public image that a name, its own or a variant's, belongs to. */
export function findPublicFile(query: Query, name: string): Promise<{ mime: string } | undefined> {
  return query
    .selectFrom('files')
    .select('mime')
    .where('name', 'in', ownersOf(name))
    .where('is_public', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
