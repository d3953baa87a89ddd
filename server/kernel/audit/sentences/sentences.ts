import { type Role, roleSets } from '#openapi';
import type { LogText, RecordDeed } from '#openapi/log';
import type { Database } from '../../db/index.ts';
import type { Session } from '../../call/session.ts';
import type { EntryRow } from '../entry-row.ts';
import { administeredOf } from '../policy.ts';
import { targetName } from '../target-name.ts';
import { actionText, actionWords, textIn } from '../words/index.ts';
import { type KnownNames, knownNames } from './known-names.ts';
import type { LoggedRecords, LogReader, RecordEntry, RecordWords } from './logged-records.ts';
import { quoted } from './quoted.ts';
import { recordSentence } from './record-sentence.ts';

/** What puts entries into words needs of the server. */
export interface SentenceNeeds {
  loggedRecords: LoggedRecords;
}

interface Asked extends LogReader {
  db: Database;
  services: SentenceNeeds;
  session: Session;
}

/** The words of each entry, and what the records among them are about. */
export interface Sentences {
  of(row: EntryRow): string;
  record(row: EntryRow): RecordWords | undefined;
}

/** The sentence of what has no sentence of its own: the action's own words. */
const otherSentence: LogText = { 'en-US': '{who}: {action} {what}', 'zh-CN': '{who}：{action}{what}' };
/** What was denied. */
const deniedSentence: LogText = {
  'en-US': '{who} was refused: {action} {what}',
  'zh-CN': '{who}的操作被拒绝：{action}{what}',
};
/** The actor of an entry that was written without a session. */
const unknownPerson: LogText = { 'en-US': 'Someone who is not signed in', 'zh-CN': '未登录的人' };

const stringIn = (value: unknown, field: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** A fact of an entry by its values afterwards, or before. */
const factOf = ({ before, after }: EntryRow, field: string): string | undefined =>
  stringIn(after, field) ?? stringIn(before, field);

const tableOf = ({ detail }: EntryRow): string | undefined => stringIn(detail, 'table');

/** What happened to a record, of an entry that is about one. */
function deedOf(row: EntryRow): RecordDeed | undefined {
  const isDone = row.module === 'record' && row.result === 'succeeded' && tableOf(row) !== undefined;
  return isDone ? actionWords(row.action)?.record : undefined;
}

/** The record that an entry is about. */
function recordOf(row: EntryRow): RecordEntry | undefined {
  const { id, target, application_id: appId, created_at: at } = row;
  const tableId = tableOf(row);
  if (deedOf(row) === undefined || target === null || appId === null || tableId === undefined) return undefined;
  return { id, appId, tableId, recordId: target, at };
}

const idsOf = (row: EntryRow): (string | null | undefined)[] => [
  row.user_id,
  row.target,
  tableOf(row),
  factOf(row, 'menu_id'),
  factOf(row, 'subject_id'),
];

const readAll: readonly Role[] = roleSets.appAdmins;

/** Words about records, for those of applications whose fields the reader may all see. */
async function recordWords(
  { db, services, session, now, timeZone, locale }: Asked,
  wsId: string,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, RecordWords>> {
  const found = rows.flatMap((row) => recordOf(row) ?? []);
  if (found.length === 0) return new Map();
  const apps = [...new Set(found.map(({ appId }) => appId))];
  const open = session.roles.some((role) => readAll.includes(role))
    ? new Set(apps)
    : await administeredOf(db, session, { wsId, applicationIds: apps });
  const readable = found.filter(({ appId }) => open.has(appId));
  if (readable.length === 0) return new Map();
  return services.loggedRecords.describe(wsId, { session, now, timeZone, locale }, readable);
}

/** Puts a template's names in; a name that is not known leaves no gap. */
function filled(template: string, names: Readonly<Record<string, string | undefined>>): string {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
  return text.replaceAll(/ +/g, ' ').trim();
}

/**
 * Puts the entries of one page into words in the language of the reader, with today's names and last ones: one statement for all names, and
 * for records one for each table. Never ids, and no field that the reader may not see.
 */
export async function sentencesOf(asked: Asked, wsId: string | null, rows: readonly EntryRow[]): Promise<Sentences> {
  const { db, locale } = asked;
  const ids = new Set(rows.flatMap((row) => idsOf(row).filter((id): id is string => typeof id === 'string')));
  const names: KnownNames =
    wsId === null
      ? new Map()
      : await db.tenant(wsId, (query) => knownNames(query, wsId, { ids, locale }), { singleRead: true });
  const records = wsId === null ? new Map<string, RecordWords>() : await recordWords(asked, wsId, rows);
  const nameOf = (id: string | null | undefined): string | undefined => names.get(id ?? '');

  function of(row: EntryRow): string {
    const { action, result } = row;
    const who = nameOf(row.user_id) ?? row.user_name ?? textIn(locale, unknownPerson);
    const deed = deedOf(row);
    if (deed) return recordSentence(locale, deed, { who, table: nameOf(tableOf(row)), words: records.get(row.id) });
    const name = nameOf(row.target) ?? targetName(row) ?? row.known_name ?? undefined;
    const quote = (text: string | undefined): string | undefined => (text === undefined ? undefined : quoted(text));
    const sentence = result === 'failed' ? deniedSentence : (actionWords(action)?.sentence ?? otherSentence);
    return filled(textIn(locale, sentence), {
      who,
      what: quote(name),
      action: actionText(locale, action),
      menu: quote(nameOf(factOf(row, 'menu_id'))),
      subject: quote(nameOf(factOf(row, 'subject_id'))),
    });
  }

  return { of, record: (row) => records.get(row.id) };
}
