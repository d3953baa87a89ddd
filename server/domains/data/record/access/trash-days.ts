import { readSetting } from '#server/domains/configuration/index.ts';
import type { Query } from '#server/kernel/db/index.ts';

/** Where the workspace has set nothing else. */
const usualDays = 30;
const day = 24 * 60 * 60 * 1000;

/** For how many days deleted records can be restored and those of a deleted table are kept: a setting of the workspace. */
export async function trashDays(query: Query, wsId: string): Promise<number> {
  return (await readSetting(query, wsId, 'systemManage')).value.trash_days ?? usualDays;
}

/** What was deleted before has had its time in the trash of the workspace. */
export async function trashLimit(query: Query, wsId: string, now: Date): Promise<Date> {
  return new Date(now.getTime() - (await trashDays(query, wsId)) * day);
}

/** When something that was deleted then is erased. */
export const erasedOn = (deletedAt: Date, days: number): Date => new Date(deletedAt.getTime() + days * day);
