import { createHash, randomBytes } from 'node:crypto';
import { json, type Query, ulid } from '../../kernel/db/index.ts';
import type { Blobs } from '#server/kernel/blobs/local.ts';
import { type EncodedUpload, encodeUpload } from './encode-image.ts';
import { variantName } from './file-names.ts';
import type { StoredFile } from './present.ts';
import { recordFileType } from './record-file-kind.ts';
import { fileColumns } from './queries.ts';

/** A file of a record as it is stored: images encoded again and with variants, everything else as it came. */
export interface RecordFile {
  name: string;
  mime: string;
  bytes: Buffer;
  image: EncodedUpload | undefined;
}

/**
 * What is stored of a file of a record, under a name that cannot be guessed (P29). Throws `record_file_refused`,
 * `file_unreadable`, or `record_file_too_large` for an image with too many pixels.
 */
export async function toRecordFile(bytes: Buffer, fileName: string): Promise<RecordFile> {
  const mime = await recordFileType(bytes, fileName);
  const stem = randomBytes(20).toString('hex');
  if (!['image/png', 'image/apng', 'image/jpeg'].includes(mime)) {
    return { name: `${stem}.bin`, mime, bytes, image: undefined };
  }
  const image = await encodeUpload(bytes, 'record_file_too_large');
  return { name: `${stem}.${image.extension}`, mime: image.mime, bytes: image.bytes, image };
}

/** Writes the bytes, before any row names them. */
export async function putRecordFile(blobs: Blobs, { name, bytes, image }: RecordFile): Promise<void> {
  await blobs.put(name, bytes);
  for (const { of, bytes: smaller } of image?.variants ?? []) await blobs.put(variantName(stemOf(name), of), smaller);
}

interface NewRecordFile {
  wsId: string | null;
  fileName: string;
  file: RecordFile;
  by: string;
  now: Date;
}

/** Stores what is known of a file of a record; each upload is a file of its own. */
export async function insertRecordFile(
  query: Query,
  { wsId, fileName, file, by, now }: NewRecordFile,
): Promise<StoredFile> {
  const { name, mime, bytes, image } = file;
  const variants = image?.variants.map(({ of, width, height }) => [
    `${width}x${height}`,
    variantName(stemOf(name), of),
  ]);
  return query
    .insertInto('files')
    .values({
      id: ulid(),
      ws_id: wsId,
      name,
      filename: fileName,
      mime,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      width: image?.width ?? null,
      height: image?.height ?? null,
      purpose: 'record',
      is_public: false,
      variants: json<Record<string, string>>(Object.fromEntries(variants ?? [])),
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .returning(fileColumns)
    .executeTakeFirstOrThrow();
}

/** The files of records with these ids, in no order; those of others are not among them (P2). */
export function findRecordFiles(query: Query, wsId: string | null, ids: readonly string[]): Promise<StoredFile[]> {
  return query
    .selectFrom('files')
    .select(fileColumns)
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('id', 'in', ids)
    .where('purpose', '=', 'record')
    .where('is_public', '=', false)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Only these are shown by browsers: what the server wrote itself. */
export function isShown(name: string): boolean {
  return /\.(?:png|jpg|webp)$/.test(name);
}

const stemOf = (name: string): string => name.slice(0, name.indexOf('.'));
