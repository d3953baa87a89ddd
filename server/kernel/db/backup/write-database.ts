import { recordSchema, workspaceRole } from '../rights/roles.ts';
import { createWorkspace } from '../structure/prepare-workspace.ts';
import type { SessionClient } from '../driver/session/session.ts';
import { type ArchivedTable, tablesToEmpty, workspacesWithRecords } from './described-tables.ts';
import type { ArchivedSequence, DatabasePart } from './read-database.ts';
import { creationOf, isOfTrigrams, type RecordStructure } from './record-structure.ts';
import { requireAlone, requireEmpty, UnfitParts } from './require-target.ts';
import { exactTexts, quoted, writeRows } from './rows.ts';

const schemaOf = (path: readonly string[]): string => path[1] ?? '';

/**
 * Writes an archived database into one that has its structure and is empty, or is emptied: everything in one transaction, which
 * `commit` ends. Until then nothing is changed; to give up, close the session.
 */
export class DatabaseWriter {
  readonly #client: SessionClient;
  readonly #references: string[] = [];
  readonly #forced: string[] = [];
  readonly #triggered: string[] = [];
  #hasTrigrams = false;
  #tables = new Map<string, ArchivedTable>();
  #structure: RecordStructure | undefined;
  #isPlatform = true;

  constructor(client: SessionClient) {
    this.#client = client;
  }

  /** Opens the transaction and empties what is there, which has to be allowed where people have worked. Throws `NotEmpty`. */
  async begin({ mayReplace }: { mayReplace: boolean }): Promise<void> {
    await this.#run('begin', `select set_config('role', 'none', true)`);
    await this.#run('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0', exactTexts);
    await this.#run(`set local lock_timeout = '5s'`);
    await requireAlone(this.#client);
    const tables = await tablesToEmpty(this.#client);
    for (const { name, isForced } of tables) {
      if (isForced) this.#forced.push(name);
      if (isForced) await this.#run(`alter table ${quoted('public', name)} no force row level security`);
    }
    if (!mayReplace) await requireEmpty(this.#client);
    await this.#dropReferences();
    for (const wsId of await workspacesWithRecords(this.#client)) await this.#dropRecords(wsId);
    await this.#run(`truncate ${tables.map(({ name }) => quoted('public', name)).join(', ')}`);
    const [{ has } = { has: false }] = await this.#rows<{ has: boolean }>(
      `select exists (select from pg_opclass where opcname = 'gin_trgm_ops') as has`,
    );
    this.#hasTrigrams = has;
  }

  /** Writes one part; they come in the order in which they were archived. @returns the rows that were written */
  async write({ name, bytes }: Pick<DatabasePart, 'name' | 'bytes'>): Promise<number> {
    const path = name.split('/');
    if (name === 'database/tables.json') {
      // Safe: the archive was written by this version, and its check sum is compared before the commit.
      const tables = JSON.parse(bytes.toString()) as ArchivedTable[];
      this.#tables = new Map(tables.map((table) => [table.name, table]));
      return 0;
    }
    if (name === 'database/sequences.json') {
      await this.#setSequences(JSON.parse(bytes.toString()) as ArchivedSequence[]);
      return 0;
    }
    if (path[0] === 'database')
      return writeRows(this.#client, 'public', this.#known(this.#tables.get(schemaOf(path)), name), bytes);
    if (path[2] === 'structure.json') {
      await this.#completeRecords();
      await this.#createRecords(JSON.parse(bytes.toString()) as RecordStructure);
      return 0;
    }
    const structure = this.#known(this.#structure?.wsId === path[1] ? this.#structure : undefined, name);
    const table = this.#known(
      structure.tables.find((one) => one.name === path[2]),
      name,
    );
    return writeRows(this.#client, recordSchema(structure.wsId), table, bytes);
  }

  /** Runs statements of the caller as the owner of the shared tables, after all parts. */
  async finish(): Promise<void> {
    await this.#completeRecords();
    await this.#asOwner();
    for (const statement of this.#references) await this.#run(statement);
    if (!this.#hasTrigrams) {
      await this.#run(
        'update table_columns set is_searched = false',
        'update physical_tables set has_search_indexes = false',
      );
    }
    await this.#run(
      'insert into workspace_revisions (ws_id, changed_in) select id, pg_current_xact_id() from workspaces',
    );
    // References are compared at the end of statements at the latest: nothing may wait when the structure changes.
    await this.#run('set constraints all immediate');
    for (const table of this.#triggered) await this.#run(`alter table ${table} enable trigger user`);
  }

  /** Stores a preference of the platform, unless the archive has one of this key. */
  async store(key: string, value: unknown, { replaces = false } = {}): Promise<void> {
    const conflict = replaces ? 'do update set value = excluded.value' : 'do nothing';
    await this.#client.query(
      `insert into preferences (id, key, value) values ($1::text, $1::text, $2::jsonb) on conflict (id) ${conflict}`,
      [key, JSON.stringify(value)],
    );
  }

  async stored(key: string): Promise<unknown> {
    return (await this.#client.query('select value from preferences where id = $1', [key])).rows[0]?.value;
  }

  /** Puts all rows under their policies again and makes everything visible at once. */
  async commit(): Promise<void> {
    for (const name of this.#forced) await this.#run(`alter table ${quoted('public', name)} force row level security`);
    const { command } = await this.#client.query('commit');
    if (command !== 'COMMIT') throw new UnfitParts('The database rolled the restoration back.');
  }

  async #run(...statements: string[]): Promise<void> {
    for (const statement of statements) await this.#client.query(statement);
  }

  async #rows<T>(statement: string, values: unknown[] = []): Promise<T[]> {
    // The caller names the columns in its statement.
    return (await this.#client.query(statement, values)).rows as T[];
  }

  #known<T>(found: T | undefined, name: string): T {
    if (found === undefined) throw new UnfitParts(`The part ${name} belongs to no table of the archive.`);
    return found;
  }

  async #asOwner(): Promise<void> {
    if (!this.#isPlatform) await this.#run(`select set_config('role', 'none', true)`);
    this.#isPlatform = true;
  }

  /** References between tables are made again at the end: rows come in no order that they would allow. */
  async #dropReferences(): Promise<void> {
    const found = await this.#rows<{ holder: string; name: string; text: string }>(
      `select k.conrelid::regclass::text as holder, k.conname as name, pg_get_constraintdef(k.oid) as text from pg_constraint k
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0 order by 1, 2`,
    );
    for (const { holder, name, text } of found) {
      this.#references.push(`alter table ${holder} add constraint ${quoted(name)} ${text}`);
      await this.#run(`alter table ${holder} drop constraint ${quoted(name)}`);
    }
    const triggered = await this.#rows<{ name: string }>(
      `select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    for (const { name } of triggered) {
      this.#triggered.push(name);
      await this.#run(`alter table ${name} disable trigger user`);
    }
  }

  async #dropRecords(wsId: string): Promise<void> {
    await createWorkspace(this.#client, wsId);
    await this.#client.query(`select set_config('role', $1, true)`, [workspaceRole('definition', wsId)]);
    await this.#run(`drop schema ${quoted(recordSchema(wsId))} cascade`, `select set_config('role', 'none', true)`);
  }

  async #createRecords(structure: RecordStructure): Promise<void> {
    await this.#asOwner();
    await createWorkspace(this.#client, structure.wsId);
    this.#structure = structure;
    this.#isPlatform = false;
    await this.#client.query(`select set_config('role', $1, true)`, [workspaceRole('definition', structure.wsId)]);
    await this.#run(...creationOf(structure));
  }

  async #completeRecords(): Promise<void> {
    const structure = this.#structure;
    this.#structure = undefined;
    if (!structure) return;
    const indexes = structure.indexes.filter((text) => this.#hasTrigrams || !isOfTrigrams(text));
    await this.#run(...indexes, ...structure.references, ...structure.rest);
  }

  async #setSequences(sequences: readonly ArchivedSequence[]): Promise<void> {
    await this.#completeRecords();
    for (const { schema, name, last, isCalled } of sequences) {
      await this.#asOwner();
      if (schema !== 'public') {
        await this.#client.query(`select set_config('role', $1, true)`, [workspaceRole('definition', schema.slice(3))]);
        this.#isPlatform = false;
      }
      await this.#client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(schema, name), last, isCalled]);
    }
    await this.#asOwner();
  }
}
