import { DomainError, Failure } from '#server/kernel/errors/index.ts';
import type { Call, Handler, UploadedFile } from '#server/kernel/call/handler.ts';
import { imageBytes } from '#server/kernel/http/request/body-parsers.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { stemOf, variantName } from '../file-names.ts';
import { presentFile, presentUploaded } from '../present.ts';
import { findFile, insertFile } from '../queries.ts';
import { dropRecordFile, insertRecordFile, putRecordFile, toRecordFile } from '../record-file.ts';
import type { FileWorks } from '../file-works.ts';
import { requireRoom, requireRoomFor } from '../storage-quota.ts';
import type { Blobs } from '#server/kernel/blobs/local.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';

interface Needs {
  blobs: Blobs;
  fileWorks: FileWorks;
  keys: Keys;
  limiter: Limiter;
  settings: Settings;
}

/** Uploads of one account in a minute. */
const perMinute = 60;

/** The name as people read it: without folders, control characters and changes of direction. It names nothing of ours. */
function shownName(claimed: string): string {
  const plain = claimed
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const letters = Array.from(plain);
  // What is too long loses letters before its ending, which shows its type.
  const ending = letters.length > 100 ? (/\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? '') : '';
  return letters.slice(0, 100 - ending.length).join('') + ending || 'image';
}

/** Stores an image of a page (CFG-11, CFG-12) or a file of a record. Its bytes are safe before its row exists (P29). */
export const uploadFile: Handler<'uploadFile', Needs> = async (call) => {
  const { file, args, session, services } = call;
  if (!file || file.size === 0) throw new Failure('file_missing', undefined, { pointer: '/file' });
  await services.limiter.take({ key: `upload:${session.accountId}`, limit: perMinute, seconds: 60 });
  const purpose = args.purpose ?? 'picture';
  const fileName = shownName(file.fileName);
  return purpose === 'record'
    ? storeRecordFile(call, { ...file, fileName })
    : storeImage(call, { ...file, fileName, purpose });
};

type Upload = Call<'uploadFile', Needs>;

/** Encoded again and in several sizes; the same image again is the file that is there. */
async function storeImage(call: Upload, file: UploadedFile & { purpose: string }) {
  const { session, services, now } = call;
  const { path, size, fileName, purpose } = file;
  if (size > imageBytes) throw new Failure('file_too_large', undefined, { pointer: '/file' });
  const { mime, image } = await services.fileWorks.examine(session.wsId, { path, fileName, as: 'image' });
  if (!image) throw new Error(`An image of the type ${mime} was not encoded.`);
  const wsId = session.wsId ?? null;
  const stem = await stemOf(services.keys.key('file-names'), wsId, image.path);
  const known = await inScope(call.db, wsId, (query) => findFile(query, wsId, `${stem}.${image.extension}`), {
    singleRead: true,
  });
  if (!known) await requireRoomFor(call.db, wsId, image.size);
  await services.blobs.putFile(`${stem}.${image.extension}`, image.path);
  for (const variant of image.variants) await services.blobs.putFile(variantName(stem, variant.of), variant.path);
  const stored = await inScope(call.db, wsId, async (query) => {
    const row = await insertFile(query, { wsId, stem, fileName, purpose, mime, image, by: session.accountId, now });
    if (!known) await requireRoom(query, wsId);
    const after = { filename: fileName, name: row.name, purpose };
    await writeLog(query, call, { module: 'file', action: 'uploadFile', target: row.id, after });
    return row;
  });
  return presentFile(stored);
}

/** Private, and under a name of its own each time: it does not show who else has the same file. */
async function storeRecordFile(call: Upload, upload: UploadedFile) {
  const { session, services, now } = call;
  const { path, size, fileName } = upload;
  if (size > services.settings.fileLimit) {
    throw new Failure('record_file_too_large', undefined, { pointer: '/file' });
  }
  const examined = await services.fileWorks.examine(session.wsId, { path, fileName, as: 'record' });
  const file = toRecordFile(upload, examined);
  const wsId = session.wsId ?? null;
  await requireRoomFor(call.db, wsId, file.content.size);
  await putRecordFile(services.blobs, file);
  const storing = inScope(call.db, wsId, async (query) => {
    const row = await insertRecordFile(query, { wsId, fileName, file, by: session.accountId, now });
    await requireRoom(query, wsId);
    const after = { filename: fileName, size: row.size, purpose: 'record' };
    await writeLog(query, call, { module: 'file', action: 'uploadFile', target: row.id, after });
    return row;
  });
  const stored = await storing.catch(async (error: unknown): Promise<never> => {
    // Nothing was committed: other uploads took the room meanwhile.
    if (error instanceof DomainError) await dropRecordFile(services.blobs, file);
    throw error;
  });
  return presentUploaded(stored);
}
