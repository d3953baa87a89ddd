import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { findByTitle, findTablesNamed, type SearchBudget } from '#server/domains/data/index.ts';
import { findMenusNamed } from '#server/domains/navigation/index.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { type Query, StatementTooLong } from '#server/kernel/db/index.ts';
import { openApplicationsOf } from '#server/kernel/grants/index.ts';
import { applicationTo, detailedApplications } from './enter-application.ts';

type Found = Schemas['FoundInApplication'];
type Caller = Call<'findInWorkspace'> & { wsId: string };

/** How many applications are searched, and what is shown of one. */
const mostApplications = 20;
const mostOfKind = 10;
const ofOne = { tables: 8, records: 20 };
const ofAll = { tables: 40, records: 60 };
/** Milliseconds after which no further table is looked into. */
const longest = 2000;

/** Those that the caller may open now, the last opened first, and whether they are all. */
async function searchedApplications(query: Query, { wsId, session }: Caller) {
  const { accountId, roles } = session;
  const rows = await detailedApplications(query, { wsId, accountId })
    .where('applications.id', 'in', openApplicationsOf(query, { wsId, accountId, roles }).select('applications.id'))
    // What is opened elsewhere has no menus here.
    .where('applications.application_type', '<>', 2)
    .leftJoin('application_openings as opening', (join) =>
      join
        .onRef('opening.app_id', '=', 'applications.id')
        .on('opening.ws_id', '=', wsId)
        .on('opening.account_id', '=', accountId),
    )
    .orderBy(sql`opening.last_opened_at desc nulls last`)
    .orderBy('applications.sort')
    .orderBy('applications.id')
    .limit(mostApplications + 1)
    .execute();
  const applications = rows.slice(0, mostApplications).flatMap((row) => {
    const application = applicationTo(session, row);
    const isOpen = application && (row.maintain !== 10 || application.canEdit);
    return isOpen ? [application] : [];
  });
  return { applications, isAll: rows.length <= mostApplications };
}

/** Whether a name has each word of a text, whatever its case, accents and width of letters. */
function namedBy(text: string): (name: string) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (name) => words.every((word) => plain(name).includes(word));
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Records by their title, application by application: each in a transaction of its own, so that one whose search takes too long is
 * left out and does not cost the others.
 */
async function findRecordsIn(call: Caller, applications: readonly OpenApplication[], text: string) {
  const end = performance.now() + longest;
  const left = { ...ofAll };
  const found = new Map<string, Schemas['FoundRecord'][]>();
  let isWhole = true;
  for (const application of applications) {
    const budget: SearchBudget = {
      tables: Math.min(ofOne.tables, left.tables),
      records: Math.min(ofOne.records, left.records),
      isOver: () => performance.now() > end,
    };
    const given = { ...budget };
    try {
      const search = (query: Query) => findByTitle(query, { ...call, application }, text, Object.assign(budget, given));
      if (budget.isOver?.()) budget.isCut = true;
      else found.set(application.row.id, await call.db.records(application.wsId, search, { readOnly: true }));
    } catch (error) {
      if (!(error instanceof StatementTooLong)) throw error;
      budget.isCut = true;
    }
    left.tables -= given.tables - budget.tables;
    left.records -= given.records - budget.records;
    if (budget.isCut) isWhole = false;
  }
  return { found, isWhole };
}

/** What the caller may open by its name: menus, tables of applications that the caller edits, and records (MENU-24, MENU-22, REC-11). */
export async function searchWorkspace(call: Caller, text: string): Promise<Schemas['FoundInWorkspace']> {
  const { wsId, session, locale } = call;
  const wanted = { isNamed: namedBy(text), locale };
  const read = await call.db.tenant(
    wsId,
    async (query) => {
      const { applications, isAll } = await searchedApplications(query, call);
      const appIds = applications.filter(({ canEdit }) => canEdit).map(({ row }) => row.id);
      const menus = await findMenusNamed(query, { session, applications }, wanted);
      return { applications, isAll, menus, tables: await findTablesNamed(query, { wsId, appIds }, wanted) };
    },
    { readOnly: true },
  );
  const records = await findRecordsIn(call, read.applications, text);
  const items = read.applications.map(({ row }): Found => {
    return {
      appid: row.id,
      application_name: row.application_name,
      menus: (read.menus.get(row.id) ?? []).slice(0, mostOfKind),
      tables: (read.tables.get(row.id) ?? []).slice(0, mostOfKind),
      records: records.found.get(row.id) ?? [],
    };
  });
  return {
    items: items.filter(({ menus, tables, records: own }) => menus.length + tables.length + own.length > 0),
    is_whole: read.isAll && records.isWhole,
  };
}
