import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { type Query, ulid } from '../db/index.ts';
import { NotAllowed, NotFound } from '../errors/index.ts';
import { changeRow, createRow, deleteRow, restoreRow, updateRow } from './index.ts';

const wsId = 'w1';
const now = new Date('2026-11-01T10:00:00Z');
const session = { accountId: 'a1', username: 'anna', wsId };

const teams = (query: Query, id: string) =>
  query
    .selectFrom('teams')
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .select(['id', 'team_name', 'version', 'deleted_at']);

type Team = Awaited<ReturnType<ReturnType<typeof teams>['executeTakeFirstOrThrow']>>;

const facts = ({ team_name }: Team) => ({ team_name });
const present = (team: Team) => team;

describeOnEachDatabase('changes of rows', (open) => {
  let opened: TestDatabase;
  let id: string;

  const inScope = <T>(work: (query: Query) => Promise<T>): Promise<T> => opened.database.tenant(wsId, work);
  const call = (operation: string, ifMatch?: number) => ({
    operation,
    args: { id, team_name: 'sent' },
    ifMatch,
    session,
    now,
    requestId: operation,
    ip: '10.0.0.1',
  });
  const lock = (query: Query, wanted: { isDeleted: boolean }) => async (): Promise<Team> => {
    const team = await teams(query, id).forUpdate().executeTakeFirst();
    if (!team || (team.deleted_at !== null) !== wanted.isDeleted) throw new NotFound();
    return team;
  };
  const read = (query: Query) => teams(query, id).executeTakeFirstOrThrow();
  const logged = () =>
    inScope((query) =>
      query
        .selectFrom('operation_log')
        .where('ws_id', '=', wsId)
        .where('target', '=', id)
        .select(['module', 'action', 'before', 'after'])
        .orderBy('id')
        .execute(),
    );

  const create = () =>
    inScope((query) =>
      createRow(query, call('createTeam'), {
        module: 'team',
        async insert(columns) {
          id = columns.id;
          const name = ulid();
          await query
            .insertInto('teams')
            .values({ ...columns, ws_id: wsId, team_name: name, name_key: name })
            .execute();
          return read(query);
        },
        facts,
        present,
      }),
    );
  const rename = (name: string, { ifMatch, isAllowed = true }: { ifMatch?: number; isAllowed?: boolean } = {}) =>
    inScope((query) =>
      changeRow(query, call('updateTeam', ifMatch), {
        module: 'team',
        target: id,
        lock: lock(query, { isDeleted: false }),
        present,
        wanted(team) {
          if (!isAllowed) throw new NotAllowed();
          return { ...team, team_name: name };
        },
        facts,
        async write({ team_name }) {
          await updateRow(query, 'teams', { wsId, id, now }, { team_name });
          return read(query);
        },
      }),
    );
  const trash = (requireUnused = (): void => {}) =>
    inScope((query) =>
      deleteRow(query, call('deleteTeam'), {
        table: 'teams',
        module: 'team',
        wsId,
        id,
        lock: lock(query, { isDeleted: false }),
        requireUnused,
        facts,
      }),
    );
  const restore = (requireFitting = (): void => {}) =>
    inScope((query) =>
      restoreRow(query, call('restoreTeam'), {
        table: 'teams',
        module: 'team',
        wsId,
        id,
        lockDeleted: lock(query, { isDeleted: true }),
        requireFitting,
        facts,
        read: () => read(query),
      }),
    );

  beforeAll(async () => {
    opened = await open();
    await opened.database.platform((query) =>
      query.insertInto('workspaces').values({ id: wsId, customer_name: 'Acme' }).execute(),
    );
  });

  beforeEach(async () => {
    await create();
  });

  test('P42 a row is created with its id, its author and the time, and logged', async () => {
    const stored = await inScope((query) =>
      query.selectFrom('teams').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
    );
    expect(stored).toMatchObject({ version: 1, created_by: 'a1', created_at: now, updated_at: now, deleted_at: null });
    expect(await logged()).toEqual([
      { module: 'team', action: 'createTeam', before: null, after: { team_name: stored.team_name } },
    ]);
  });

  test('P42 a change counts the version up and logs both values', async () => {
    const before = await inScope(read);
    expect(await rename('New', { ifMatch: 1 })).toMatchObject({ team_name: 'New', version: 2 });
    expect((await logged()).at(-1)).toEqual({
      module: 'team',
      action: 'updateTeam',
      before: { team_name: before.team_name },
      after: { team_name: 'New' },
    });
  });

  test('what changes nothing is neither written nor logged', async () => {
    const before = await inScope(read);
    expect(await rename(before.team_name, { ifMatch: 1 })).toEqual(before);
    expect(await inScope(read)).toEqual(before);
    expect(await logged()).toHaveLength(1);
  });

  test('a stale version is refused with both values, before the change itself is judged', async () => {
    const stored = await rename('Stored');
    const stale = rename('Late', { ifMatch: 1, isAllowed: false });
    await expect(stale).rejects.toMatchObject({
      code: 'version_conflict',
      facts: { detail: { version: 2, stored, sent: { id, team_name: 'sent' } } },
    });
    await expect(rename('Late', { isAllowed: false })).rejects.toThrow(NotAllowed);
    expect(await inScope(read)).toEqual(stored);
  });

  test('a row that is gone is not found, whatever its version was', async () => {
    await trash();
    await expect(rename('Late', { ifMatch: 9 })).rejects.toThrow(NotFound);
  });

  test('P42 a row goes into the trash and comes back as it was, each with its entry in the log', async () => {
    const { team_name } = await inScope(read);
    expect(await trash()).toBeNull();
    expect(await inScope(read)).toMatchObject({ deleted_at: now, version: 2 });
    await expect(trash()).rejects.toThrow(NotFound);
    expect(await restore()).toEqual({ id, team_name, deleted_at: null, version: 3 });
    await expect(restore()).rejects.toThrow(NotFound);
    expect((await logged()).slice(1)).toEqual([
      { module: 'team', action: 'deleteTeam', before: { team_name }, after: null },
      { module: 'team', action: 'restoreTeam', before: null, after: { team_name } },
    ]);
  });

  test('a check that throws leaves the row where it is', async () => {
    const refuse = (): never => {
      throw new NotAllowed();
    };
    await expect(trash(refuse)).rejects.toThrow(NotAllowed);
    expect(await inScope(read)).toMatchObject({ deleted_at: null, version: 1 });
    await trash();
    await expect(restore(refuse)).rejects.toThrow(NotAllowed);
    expect(await inScope(read)).toMatchObject({ deleted_at: now, version: 2 });
    expect(await logged()).toHaveLength(2);
  });
});
