import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { addressLifetime } from '../file-address.ts';
import { presentRecordFile } from '../present.ts';
import { findRecordFiles } from '../record-file.ts';
import type { RecordFiles } from '../record-files.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';

/** Files of records with addresses for now; what the caller may not read is left out like an unknown one (P2). */
export const openFiles: Handler<'openFiles', { keys: Keys; recordFiles: RecordFiles }> = async (call) => {
  const { args, session, db, services, now } = call;
  const { ids } = args;
  const wsId = session.wsId ?? null;
  const found = await inScope(db, wsId, (query) => findRecordFiles(query, wsId, ids), { readOnly: true });
  const until = new Date(now.getTime() + addressLifetime);
  const sign = { key: services.keys.key('file-addresses'), wsId, until };
  const readable = await services.recordFiles.readable(call, found);
  const byId = new Map(readable.map((file) => [file.id, file]));
  const files = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { files: files.map((file) => presentRecordFile(file, sign)), expires_at: until.toISOString() };
};
