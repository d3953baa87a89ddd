import { unitsByName } from '#server/domains/organisation/index.ts';
import type { SheetWindow } from '#server/domains/sheets/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import { Failure, languageOf, localized } from '#server/kernel/errors/index.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { readExtendConfig } from '../account/extension.ts';
import { workspaceOf } from '../account/subject.ts';
import { type FieldColumns, headings } from '../importing/columns.ts';
import { type ExtraColumn, extraColumnsOf, extraName } from '../importing/extra-columns.ts';
import { importPeople } from '../importing/import-people.ts';
import { createInviter } from '../importing/invite-people.ts';
import { mappedColumns, columnsByField, proposedColumns } from '../importing/map-columns.ts';
import { openPeopleSheet, type PeopleSheetNeeds } from '../importing/open-sheet.ts';
import { readPeople } from '../importing/read-people.ts';
import type { FoundIssue } from '../importing/row-issues.ts';

interface Needs extends PeopleSheetNeeds {
  limiter: Limiter;
  messages: Messages;
}

/** Rows of a sheet of people, and people and issues that an answer has. */
const mostRows = 500;
const mostShown = 200;

/** How numbers and dates of each column are written; where the cells do not tell, as the caller says. */
const writtenAs = (
  { notations, dates }: Pick<SheetWindow, 'notations' | 'dates'>,
  chosen: Pick<Call<'importAccounts'>['args'], 'numbers' | 'dates'>,
): Pick<SheetWindow, 'notations' | 'dates'> => ({
  notations: notations.map((one) => (one === 'unclear' ? (chosen.numbers ?? one) : one)),
  dates: dates.map((one) => (one === 'unclear' ? (chosen.dates ?? one) : one)),
});

/** The rows of the sheet, and where its columns are. Throws `NotFound` for a file of others, and `account_sheet_refused`. */
async function readSheet(call: Call<'importAccounts', Needs>, wsId: string, extra: readonly ExtraColumn[]) {
  const { mapping } = call.args;
  const sheet = await openPeopleSheet(call, wsId, mostRows + 1);
  const columns: FieldColumns =
    mapping === undefined
      ? columnsByField(proposedColumns(sheet.columns, extra))
      : mappedColumns(sheet.columns, extra, mapping);
  const locale = languageOf(call.locale);
  const refused: { pointer: string; message: string }[] = [];
  const missing = [
    // An e-mail address is an account as well.
    ...(columns.has('username') || columns.has('email') ? [] : [headings.username]),
    ...(columns.has('real_name') ? [] : [headings.real_name]),
    // Every row would lack it.
    ...extra.flatMap((column) => (column.field.required && !columns.has(extraName(column)) ? [column.heading] : [])),
  ];
  for (const absent of missing) {
    const heading = localized(locale, absent);
    const message = { 'en-US': `There is no column "${heading}".`, 'zh-CN': `缺少“${heading}”列。` };
    refused.push({ pointer: '/file_id', message: localized(locale, message) });
  }
  if (sheet.rows.length > mostRows) {
    const message = { 'en-US': `At most ${mostRows} rows at a time.`, 'zh-CN': `一次最多 ${mostRows} 行。` };
    refused.push({ pointer: '/file_id', message: localized(locale, message) });
  }
  if (refused.length > 0) throw new Failure('account_sheet_refused', { faults: refused }, { pointer: '/file_id' });
  return { ...sheet, ...writtenAs(sheet, call.args), fieldColumns: columns };
}

/** Adds people from a sheet that was uploaded before, or tells what would come of it; a bad row stops no other (ORG-15). */
export const importAccounts: Handler<'importAccounts', Needs> = async (call) => {
  const { args, session, db } = call;
  const wsId = workspaceOf(session);
  // A link opens what belongs to a person: no key has one made (decision 0255).
  if (args.send_invitations && session.key) throw new Failure('api_key_scope', { rule: 'people only' });
  const extra = extraColumnsOf((await readExtendConfig(db, wsId)).fields);
  const sheet = await readSheet(call, wsId, extra);
  const units = await db.tenant(wsId, (query) => unitsByName(query, wsId), { readOnly: true });
  const members = await db.identity(
    (query) =>
      query
        .selectFrom('memberships')
        .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
        .where('memberships.ws_id', '=', wsId)
        .where('memberships.deleted_at', 'is', null)
        .select('accounts.username_key')
        .execute(),
    { readOnly: true },
  );
  const known = { ...units, extra, members: new Set(members.map(({ username_key: key }) => key)) };
  const { people, issues } = readPeople(sheet, known);
  const isTrial = args.dry_run === true;
  const ways = await call.services.messages.ways(wsId);
  const inviter = createInviter(call, { wsId, people, ways, isWanted: !isTrial && args.send_invitations === true });
  const done = isTrial ? { created: 0, invited: 0, issues: [] } : await importPeople(call, wsId, people, inviter);
  const locale = languageOf(call.locale);
  const present = ({ row, column, message }: FoundIssue) => ({
    row,
    ...(column !== undefined && { column: localized(locale, column) }),
    message: localized(locale, message),
  });
  const found = [...issues, ...done.issues].toSorted((one, other) => one.row - other.row);
  return {
    rows: sheet.rows.length,
    ready: people.length,
    created: done.created,
    invited: done.invited,
    people: people.slice(0, mostShown).map(({ row, username, realName }) => ({ row, username, real_name: realName })),
    errors: found.slice(0, mostShown).map(present),
    error_count: found.length,
    invitations: inviter.result(),
  };
};
