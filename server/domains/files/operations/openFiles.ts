import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { addressLifetime } from '../file-address.ts';
import { presentRecordFile } from '../present.ts';
import { findRecordFiles } from '../record-file.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';

/** Files of records with addresses for now; what the caller's workspace does not have is left out (P2). */
export const openFiles: Handler<'openFiles', { keys: Keys }> = async ({
  args: { ids },
  session,
  db,
  services,
  now,
}) => {
  const wsId = session.wsId ?? null;
  const found = await inScope(db, wsId, (query) => findRecordFiles(query, wsId, ids), { readOnly: true });
  const until = new Date(now.getTime() + addressLifetime);
  const sign = { key: services.keys.key('file-addresses'), wsId, until };
  const byId = new Map(found.map((file) => [file.id, file]));
  const files = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { files: files.map((file) => presentRecordFile(file, sign)), expires_at: until.toISOString() };
};
