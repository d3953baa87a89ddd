import { sql } from 'kysely';
import { enqueue, type Query, ulid } from '../db/index.ts';
import { textForLog } from './large-values.ts';
import { masked } from './mask.ts';

/** Who acts, from where; every call has it. */
export interface LogSource {
  requestId: string;
  ip: string;
  now: Date;
  /** The changed page that made the call. */
  document?: { id: string; version: string } | undefined;
  session?:
    | {
        accountId: string;
        username: string;
        realName?: string;
        wsId?: string;
        key?: { id: string };
        support?: { consentId: string };
      }
    | undefined;
}

export interface LogEntry {
  /** The area, `configuration`. */
  module: string;
  /** The operation, or what happened: `createToken`. */
  action: string;
  target?: string;
  /** The application that it was done in, whose editors may read it. */
  applicationId?: string;
  result?: 'succeeded' | 'failed';
  before?: unknown;
  after?: unknown;
  detail?: Record<string, unknown>;
  /** When it is not the session's: a sign-in names its account and workspace itself. */
  wsId?: string | null;
  userId?: string | null;
  userName?: string | null;
  /** Rows of one key are one row, the first one, with a count. */
  denialKey?: string;
}

const jsonb = (text: string | null) => sql<Record<string, unknown>>`${text}::jsonb`;

/** What the log calls a person. A workspace does not know the people of the platform, so support is called by its name as well. */
export const actorName = ({ username, realName, support }: NonNullable<LogSource['session']>): string =>
  support && realName && realName !== username ? `${realName} (${username})` : username;

const maskedText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(masked(value)));

/**
 * Writes one row of the operation log in the transaction of the change, so that neither is without the other (P42).
 * It is enqueued, and a row that cannot be written fails the change. Secrets are masked by their names at
 * any depth; a value that is too long is left out, with its length in `detail.cut`.
 */
export async function writeLog(query: Query, source: LogSource, entry: LogEntry): Promise<void> {
  const row = query.insertInto('operation_log').values(rowOf(source, entry));
  if (entry.denialKey === undefined) return enqueue(query, row);
  const counted = row.onConflict((conflict) =>
    conflict
      .column('denial_key')
      .where('denial_key', 'is not', null)
      .doUpdateSet((denial) => ({ count: denial('operation_log.count', '+', 1) })),
  );
  enqueue(query, counted);
}

/** How many rows one statement writes: more of them would be a text of their own for each number of rows. */
const atOnce = 100;

/** The same for what one call did many times, by a statement for every hundred rows. Denials are counted one by one. */
export function writeLogs(query: Query, source: LogSource, entries: readonly Omit<LogEntry, 'denialKey'>[]): void {
  for (let from = 0; from < entries.length; from += atOnce) {
    const rows = entries.slice(from, from + atOnce).map((entry) => rowOf(source, entry));
    enqueue(query, query.insertInto('operation_log').values(rows));
  }
}

function rowOf(source: LogSource, entry: LogEntry) {
  const { session } = source;
  const before = textForLog(maskedText(entry.before));
  const after = textForLog(maskedText(entry.after));
  const cut = {
    ...(before.cut === undefined ? {} : { before: before.cut }),
    ...(after.cut === undefined ? {} : { after: after.cut }),
  };
  const detail = {
    ...entry.detail,
    ...(Object.keys(cut).length > 0 && { cut }),
    // A machine client acts for a person, and so does a changed page: the log names its key, or the page.
    ...(session?.key && { with_key: session.key.id }),
    // Of the platform, by a consent of the workspace.
    ...(session?.support && { for_support: session.support.consentId }),
    ...(source.document && { by_document: `${source.document.id}@${source.document.version}` }),
  };
  return {
    id: ulid(),
    created_at: source.now,
    ws_id: entry.wsId === undefined ? (session?.wsId ?? null) : entry.wsId,
    user_id: entry.userId === undefined ? (session?.accountId ?? null) : entry.userId,
    user_name: entry.userName === undefined ? (session ? actorName(session) : null) : entry.userName,
    ip: source.ip,
    request_id: source.requestId,
    module: entry.module,
    action: entry.action,
    target: entry.target ?? null,
    application_id: entry.applicationId ?? null,
    result: entry.result ?? 'succeeded',
    before: jsonb(before.text),
    after: jsonb(after.text),
    detail: jsonb(maskedText(detail)),
    denial_key: entry.denialKey ?? null,
  };
}
