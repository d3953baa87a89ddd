import type { Schemas } from '#openapi';
import { ownRecordFile } from '#server/domains/files/index.ts';
import type { SheetChoice, SheetWorks } from '#server/domains/sheets/index.ts';
import type { Blobs } from '#server/kernel/blobs/local.ts';
import type { Database } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';

/** What sheets are read with. */
export interface SheetNeeds {
  sheetWorks: SheetWorks;
  blobs: Blobs;
}

/** The sheet that a call names: a file that the caller uploaded, or a text that was pasted. */
export interface NamedSheet {
  file_id?: string | null | undefined;
  text?: string | null | undefined;
  sheet?: string | null | undefined;
  encoding?: Schemas['TextEncoding'] | null | undefined;
}

/** Where the sheet is that a call names. Throws `NotFound` for a file that the caller did not upload (P2). */
export async function sheetChoice(
  { db, session, services }: { db: Database; session: { accountId: string }; services: SheetNeeds },
  wsId: string,
  { file_id: id, text, sheet, encoding }: NamedSheet,
): Promise<SheetChoice> {
  const of = sheet ?? undefined;
  if (typeof text === 'string') return { source: { text }, sheet: of };
  const { accountId } = session;
  const name =
    typeof id !== 'string'
      ? undefined
      : await db.tenant(wsId, (query) => ownRecordFile(query, { wsId, accountId, id }), { readOnly: true });
  if (name === undefined) throw new NotFound({ pointer: '/file_id' });
  return { source: { path: services.blobs.pathOf(name), encoding: encoding ?? undefined }, sheet: of };
}
