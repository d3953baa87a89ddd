import { randomBytes } from 'node:crypto';
import { json, type Query, ulid } from '../../kernel/db/index.ts';
import type { Blobs } from '#server/kernel/blobs/local.ts';
import type { EncodedPicture, ExaminedFile } from './file-work.ts';
import { variantName } from './file-names.ts';
import type { StoredFile } from './present.ts';
import { fileColumns } from './queries.ts';

/** A file of a record as it is stored: images encoded again and with variants, everything else as it came. */
export interface RecordFile {
  name: string;
  mime: string;
  /** Where its bytes are until they are stored. */
  content: { path: string; size: number; sha256: string };
  image: EncodedPicture | undefined;
}

/** What is stored of a file of a record, under a name that cannot be guessed (P29). */
export function toRecordFile(upload: RecordFile['content'], { mime, image }: ExaminedFile): RecordFile {
  const stem = randomBytes(20).toString('hex');
  return { name: `${stem}.${image?.extension ?? 'bin'}`, mime, content: image ?? upload, image };
}

/** Stores the bytes, before any row names them. */
export async function putRecordFile(blobs: Blobs, { name, content, image }: RecordFile): Promise<void> {
  await blobs.putFile(name, content.path);
  for (const { of, path } of image?.variants ?? []) await blobs.putFile(variantName(stemOf(name), of), path);
}

/** Takes the bytes back that no row will name. */
export async function dropRecordFile(blobs: Blobs, { name, image }: RecordFile): Promise<void> {
  for (const blob of [name, ...(image?.variants ?? []).map(({ of }) => variantName(stemOf(name), of))])
    await blobs.delete(blob);
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
  const { name, mime, content, image } = file;
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
      size: content.size,
      sha256: content.sha256,
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

/** A file with the field of the record that holds it; null while no record was stored with it. */
export interface HeldFile extends StoredFile {
  created_by: string | null;
  app_id: string | null;
  table_id: string | null;
  record_id: string | null;
  field_id: string | null;
}

const holderColumns = ['created_by', 'app_id', 'table_id', 'record_id', 'field_id'] as const;

/** The files of records with these ids, in no order; those of other workspaces are not among them (P2). */
export function findRecordFiles(query: Query, wsId: string | null, ids: readonly string[]): Promise<HeldFile[]> {
  return query
    .selectFrom('files')
    .select([...fileColumns, ...holderColumns])
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('id', 'in', ids)
    .where('purpose', '=', 'record')
    .where('is_public', '=', false)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The name of the blob of a file of a record that a person has uploaded; undefined for every other file (P2). */
export async function ownRecordFile(
  query: Query,
  { wsId, accountId, id }: { wsId: string; accountId: string; id: string },
): Promise<string | undefined> {
  const row = await query
    .selectFrom('files')
    .select('name')
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .where('created_by', '=', accountId)
    .where('purpose', '=', 'record')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** Only these are shown by browsers: what the server wrote itself. */
export function isShown(name: string): boolean {
  return /\.(?:png|jpg|webp)$/.test(name);
}

const stemOf = (name: string): string => name.slice(0, name.indexOf('.'));
