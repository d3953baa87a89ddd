import { stat } from 'node:fs/promises';
import type { Blobs } from '#server/kernel/blobs/local.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { Failure, NotFound } from '#server/kernel/errors/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { uniqueNames } from '../pack/unique-names.ts';
import { zipOf, zipSize } from '../pack/zip-stream.ts';
import { findRecordFiles } from '../record-file.ts';
import type { RecordFiles } from '../record-files.ts';

/** The most bytes of a zip. */
const most = 500 * 1024 * 1024;

/** A zip of files of records, sent while they are read (REC-06). One that the caller may not read is not found like an unknown one (P2). */
export const packFiles: Handler<'packFiles', { blobs: Blobs; recordFiles: RecordFiles }> = async (call) => {
  const { session, db, services } = call;
  const { files } = call.args;
  const wsId = session.wsId ?? null;
  const ids = [...new Set(files.map(({ file_id }) => file_id))];
  const found = await inScope(db, wsId, (query) => findRecordFiles(query, wsId, ids), { readOnly: true });
  const readable = await services.recordFiles.readable(call, found);
  const byId = new Map(readable.map((file) => [file.id, file]));
  const wanted = files.map(({ file_id, filename }, index) => {
    const file = byId.get(file_id);
    if (!file) throw new NotFound({ pointer: `/files/${index}/file_id` });
    return { name: filename ?? file.filename, path: services.blobs.pathOf(file.name) };
  });
  const names = uniqueNames(wanted.map(({ name }) => name));
  const entries = await Promise.all(
    wanted.map(async ({ path }, index) => ({ name: names[index] ?? '', path, size: await sizeOf(path, index) })),
  );
  const size = zipSize(entries);
  if (size > most) throw new Failure('pack_too_large');
  return {
    type: 'application/zip',
    body: zipOf(entries),
    headers: {
      'cache-control': 'private, no-store',
      'content-length': String(size),
      'content-disposition': 'attachment; filename="files.zip"',
      'x-content-type-options': 'nosniff',
    },
  };
};

async function sizeOf(path: string, index: number): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new NotFound({ pointer: `/files/${index}/file_id` });
    throw error;
  }
}
