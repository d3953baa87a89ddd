import { createHash } from 'node:crypto';
import { Failure } from '../../errors/index.ts';
import type { Handler } from '../../http/handler.ts';
import { createQueue } from '../auth/queue.ts';
import { inScope } from '../configuration/place.ts';
import { writeLog } from '../log/write-log.ts';
import { encodeUpload } from './encode-image.ts';
import { stemOf, variantName } from './file-names.ts';
import { presentFile } from './present.ts';
import { insertFile } from './queries.ts';

/** Unpacked pictures are big: a few at a time, whoever sends them. */
const inTurn = createQueue({ atOnce: 2, waiting: 20 });

/** Uploads of one account in a minute. */
const perMinute = 60;

/** The name as people read it: without folders, control characters and changes of direction. It names nothing of ours. */
function shownName(claimed: string): string {
  const plain = claimed
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return Array.from(plain).slice(0, 100).join('') || 'image';
}

/** Stores one image, encoded anew and in several sizes (CFG-11, CFG-12, P29). Its bytes are safe before its row exists. */
export const uploadFile: Handler<'uploadFile'> = async (call) => {
  const { file, args, session, services, db, now } = call;
  if (!file || file.bytes.length === 0) throw new Failure('file_missing', undefined, { pointer: '/file' });
  await services.limiter.take({ key: `upload:${session.accountId}`, limit: perMinute, seconds: 60 });
  const image = await inTurn(() => encodeUpload(file.bytes));
  const wsId = session.wsId ?? null;
  const stem = stemOf(services.keys.key('file-names'), wsId, image.bytes);
  await services.blobs.put(`${stem}.${image.extension}`, image.bytes);
  for (const variant of image.variants) await services.blobs.put(variantName(stem, variant.of), variant.bytes);
  const fileName = shownName(file.fileName);
  const purpose = args.purpose ?? 'picture';
  const sha256 = createHash('sha256').update(image.bytes).digest('hex');
  const stored = await inScope(db, wsId, async (query) => {
    const row = await insertFile(query, { wsId, stem, fileName, sha256, purpose, image, by: session.accountId, now });
    const after = { filename: fileName, name: row.name, purpose };
    await writeLog(query, call, { module: 'file', action: 'uploadFile', target: row.id, after });
    return row;
  });
  return presentFile(stored);
};
