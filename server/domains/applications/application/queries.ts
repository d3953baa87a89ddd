import { sql } from 'kysely';
import { workOf } from '#server/domains/data/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { type ApplicationReader, openApplicationsOf, rolesIn } from '#server/kernel/grants/index.ts';
import {
  type ListArguments,
  readList,
  type ListRules,
  numberSort,
  textSort,
  timeSort,
} from '#server/kernel/lists/index.ts';

/** How the list of applications is sorted, searched and narrowed (WB-01). */
const applicationList: ListRules<'listApplications'> = {
  name: 'listApplications',
  id: 'applications.id',
  sorts: {
    sort: numberSort('applications.sort'),
    application_name: textSort('applications.application_name'),
    created_at: timeSort('applications.created_at'),
    updated_at: timeSort('applications.updated_at'),
  },
  defaultSort: 'sort',
  search: ['applications.application_name'],
  equal: { org_id: 'applications.org_id' },
};

/** How long an application is new to somebody who has not opened it. */
const newFor = 30 * 24 * 60 * 60 * 1000;

/** How much later an application is noted as opened again: a page that is reloaded writes nothing. */
const openedAgainAfter = 60 * 1000;

/** Notes that a person opens an application: the first time makes it no longer new, the last one puts it before others. */
export async function markOpened(
  query: Query,
  { wsId, appId, accountId, now }: { wsId: string; appId: string; accountId: string; now: Date },
): Promise<void> {
  await query
    .insertInto('application_openings')
    .values({ ws_id: wsId, app_id: appId, account_id: accountId, opened_at: now, last_opened_at: now })
    .onConflict((on) =>
      on
        .columns(['ws_id', 'app_id', 'account_id'])
        .doUpdateSet({ last_opened_at: now })
        .where((eb) =>
          eb.or([
            eb('application_openings.last_opened_at', 'is', null),
            eb('application_openings.last_opened_at', '<', new Date(now.getTime() - openedAgainAfter)),
          ]),
        ),
    )
    .execute();
}

/** SQL over `applications`: whether the reader has opened it, or it was made too long ago to be new (APP-02). */
const isRead = ({ wsId, accountId }: ApplicationReader, now: Date) => sql<boolean>`(
  applications.created_at < ${new Date(now.getTime() - newFor)}
  or exists (
    select 1 from application_openings as opened
    where opened.ws_id = ${wsId} and opened.app_id = applications.id and opened.account_id = ${accountId}
  )
)`;

/** SQL over `applications`: whether it is a favorite of the reader. */
const isFavorite = ({ wsId, accountId }: ApplicationReader) => sql<boolean>`exists (
  select 1 from application_openings as own
  where own.ws_id = ${wsId} and own.app_id = applications.id and own.account_id = ${accountId} and own.is_favourite
)`;

/** What a card shows of them, with all roles that the reader holds in each: joining them would give one row for each role. */
function cardsOf(query: Query, reader: ApplicationReader & { now: Date }) {
  const held = rolesIn(sql.ref('applications.id'), reader).as('held');
  const maintain = query
    .selectFrom('application_settings as settings')
    .where('settings.ws_id', '=', reader.wsId)
    .where('settings.id', '=', sql.ref<string>('applications.id'))
    .select('settings.maintain')
    .as('maintain');
  return openApplicationsOf(query, reader)
    .selectAll('applications')
    .select([held, maintain, isRead(reader, reader.now).as('is_read'), isFavorite(reader).as('is_favorite')])
    .select(workOf(sql.ref('applications.id'), reader.wsId).as('work'));
}

/** One page of them. */
export const findApplications = (query: Query, reader: ApplicationReader & { now: Date }, args: ListArguments) =>
  readList(query, cardsOf(query, reader), applicationList, args);

/** How many of a person's own applications are listed. */
const most = { favorites: 50, recent: 12 };

/** The reader's favorites in their stored order, or those that the reader opened last, the last one first. */
export function findOwnApplications(query: Query, reader: ApplicationReader & { now: Date }, which: keyof typeof most) {
  const own = cardsOf(query, reader).innerJoin('application_openings as opening', (join) =>
    join
      .onRef('opening.app_id', '=', 'applications.id')
      .on('opening.ws_id', '=', reader.wsId)
      .on('opening.account_id', '=', reader.accountId),
  );
  const chosen =
    which === 'favorites'
      ? own.where('opening.is_favourite', '=', true).orderBy('applications.sort')
      : own.where('opening.last_opened_at', 'is not', null).orderBy('opening.last_opened_at', 'desc');
  return chosen.orderBy('applications.id').limit(most[which]).execute();
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>['items'][number];
