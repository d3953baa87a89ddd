import type { Database, Query } from '#server/kernel/db/index.ts';
import type { MenuCaller } from '../record/access/caller.ts';
import type { RecordAccess } from '../record/access/record-access.ts';

/**
 * What the caller may do with the records behind an id: `menuAccess` for that of a menu, `tableAccess` for that of a whole table,
 * `viewDoor()` for that of a logical table. Throws `NotFound` where the caller sees none.
 */
export type Door<Access = RecordAccess> = (query: Query, call: MenuCaller, id: string) => Promise<Access>;

/** The part of a call that goes through a door: its `id` is that of the menu, the table or the logical table. */
export interface CallThrough<Args extends { id: string }> extends MenuCaller {
  db: Database;
  args: Args;
}

/** What a call does with the records that it reaches, by its other arguments. */
export type Work<Args, Access, Answer> = (query: Query, access: Access, args: Omit<Args, 'id'>) => Promise<Answer>;

/** The work of a call, as one function of its transaction. */
export const workOf =
  <Args extends { id: string }, Access, Answer>(
    call: CallThrough<Args>,
    door: Door<Access>,
    work: Work<Args, Access, Answer>,
  ) =>
  async (query: Query): Promise<Answer> => {
    const { id, ...args } = call.args;
    return work(query, await door(query, call, id), args);
  };

/** Reads the records behind a door, in one transaction of the scope `records`. */
export const readThrough = <Args extends { id: string }, Access, Answer>(
  call: CallThrough<Args>,
  door: Door<Access>,
  read: Work<Args, Access, Answer>,
): Promise<Answer> => call.db.records(call.application.wsId, workOf(call, door, read), { readOnly: true });

/** Changes the records behind a door, in one transaction of the scope `records`. */
export const changeThrough = <Args extends { id: string }, Access, Answer>(
  call: CallThrough<Args>,
  door: Door<Access>,
  change: Work<Args, Access, Answer>,
): Promise<Answer> => call.db.records(call.application.wsId, workOf(call, door, change));
