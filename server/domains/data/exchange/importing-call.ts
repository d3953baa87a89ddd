import type { Database } from '#server/kernel/db/index.ts';
import type { ChangingCaller } from '../record/write/changing-caller.ts';
import type { MenuCaller } from '../record/access/caller.ts';
import type { SheetNeeds } from './sheet-source.ts';

/** The part of a call by which rows of a sheet become records. */
export interface ImportingCall extends ChangingCaller, MenuCaller {
  db: Database;
  session: ChangingCaller['session'] & MenuCaller['session'];
  services: SheetNeeds;
}
