import { ownRecordFile } from '#server/domains/files/index.ts';
import type { SheetWindow, SheetWorks } from '#server/domains/sheets/index.ts';
import type { Blobs } from '#server/kernel/blobs/local.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { NotFound } from '#server/kernel/errors/index.ts';

/** What reading a sheet of people needs of the server. */
export interface PeopleSheetNeeds {
  sheetWorks: SheetWorks;
  blobs: Blobs;
}

type SheetCall = Call<'importAccounts', PeopleSheetNeeds> | Call<'proposeAccountImport', PeopleSheetNeeds>;

/** The first rows of the file that the caller uploaded. Throws `NotFound` for any other one. */
export async function openPeopleSheet(call: SheetCall, wsId: string, count: number): Promise<SheetWindow> {
  const { args, session, db, services } = call;
  const asked = { wsId, accountId: session.accountId, id: args.file_id };
  const name = await db.tenant(wsId, (query) => ownRecordFile(query, asked), { readOnly: true });
  if (name === undefined) throw new NotFound({ pointer: '/file_id' });
  const source = { path: services.blobs.pathOf(name), encoding: args.encoding ?? undefined };
  return services.sheetWorks.read(wsId, { source, from: 0, count });
}
