import type { SessionClient } from '../driver/session/session.ts';

/** A column by its name, with its type as the database writes it. */
interface ArchivedColumn {
  name: string;
  type: string;
}

/** A table whose rows are archived. */
export interface ArchivedTable {
  name: string;
  columns: ArchivedColumn[];
}

/**
 * What a restored database has by itself: the list of its migrations, and revisions, which are made again. Sessions, codes, links, tickets
 * and counts of attempts do not come back either: what was signed out or used up stays so. Nor do messages that wait to be sent: they were.
 */
const left = [
  'migrations',
  'kysely_migration',
  'kysely_migration_lock',
  'workspace_revisions',
  'token_families',
  'tokens',
  'captchas',
  'sign_in_challenges',
  'session_tickets',
  'external_tickets',
  'sms_codes',
  'rate_limits',
  'third_party_attempts',
  'idempotency_keys',
  'password_resets',
  'invitation_links',
  'support_consents',
  'notification_signals',
  'notification_deliveries',
];

/**
 * SQL: the columns of the table `c` that are not computed from others. Numbers of transactions mean nothing in another database, where they
 * may be newer than everything; their defaults are those of the restoration.
 */
export const columnsOfTable = `(select coalesce(jsonb_agg(jsonb_build_object(
    'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
  from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid <> 'xid8'::regtype)`;

const ofExtension = `exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** Tables of all workspaces, whose structure is the migrations'; in the order of their names. */
export async function sharedTables(client: SessionClient): Promise<ArchivedTable[]> {
  const { rows } = await client.query(
    `select c.relname as name, ${columnsOfTable} as columns from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not ${ofExtension} and c.relname <> all($1)
     order by c.relname`,
    [left],
  );
  // The two columns are named in the statement.
  return rows as ArchivedTable[];
}

/** Every table of all workspaces, also those whose rows are not archived, with whether its owner is under its policies too. */
export async function tablesToEmpty(client: SessionClient): Promise<{ name: string; isForced: boolean }[]> {
  const { rows } = await client.query(
    `select c.relname as name, c.relforcerowsecurity as "isForced" from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not ${ofExtension}
       and c.relname <> all(array['migrations', 'kysely_migration', 'kysely_migration_lock']) order by c.relname`,
  );
  return rows as { name: string; isForced: boolean }[];
}

/** The ids of the workspaces that have a schema of records. */
export async function workspacesWithRecords(client: SessionClient): Promise<string[]> {
  const { rows } = await client.query(
    `select substr(nspname, 4) as id from pg_namespace where nspname like 'ws\\_%' order by nspname`,
  );
  return rows.map((row: { id: string }) => row.id);
}
