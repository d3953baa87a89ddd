import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseSetup, DatabaseUnavailable } from '#server/kernel/db/index.ts';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { silent } from './silent.ts';
import { administer, withDatabase } from './templates.ts';

const options = { log: silent, limits: { wait: 500 } };
const denial = (url: string): Promise<unknown> =>
  openDatabase({ url }, options).then(
    () => 'opened',
    (error: unknown) => error,
  );

/** A cluster of its own, from npm's binaries: no other test has made the roles there. */
describe('a real PostgreSQL that is not set up', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ origin: 'npm' });
    await administer(
      postgres.superuser,
      `create role limited login password 'limited-password'`,
      'create database limited owner limited',
    );
  });
  afterAll(() => postgres.stop());

  const limitedUrl = (): string => {
    const url = new URL(withDatabase(postgres.url, 'limited'));
    url.username = 'limited';
    url.password = 'limited-password';
    return url.href;
  };

  test('a user that may not create the roles is given the statements', async () => {
    const error = await denial(limitedUrl());
    expect(error).toBeInstanceOf(DatabaseSetup);
    expect(String(error)).toMatch(/user limited may not create the roles/);
    expect(String(error)).toMatch(/create role pagewright_tenant;\n {2}grant pagewright_tenant to "limited";/);
  });

  test('a user that may create roles needs no administrator', async () => {
    const opened = await openDatabase({ url: postgres.url }, options);
    expect(await opened.health()).toMatchObject({ ok: true });
    await opened.close();
  });

  test('a user that may not act as the roles is given the statements, and they are enough', async () => {
    const error = await denial(limitedUrl());
    expect(error).toBeInstanceOf(DatabaseSetup);
    expect(String(error)).toMatch(/user limited may not act as the roles/);
    const statements = String(error)
      .split('\n')
      .filter((line) => line.startsWith('  '));
    await administer(postgres.superuser, ...statements);
    const opened = await openDatabase({ url: limitedUrl() }, options);
    expect(await opened.health()).toMatchObject({ ok: true });
    await opened.close();
  });

  test('a database that does not exist, and a server that is not there, are named without the password', async () => {
    const nowhere = await denial(withDatabase(postgres.url, 'nowhere'));
    expect(nowhere).toBeInstanceOf(DatabaseSetup);
    expect(String(nowhere)).toMatch(/pagewright@127\.0\.0\.1:\d+\/nowhere has no such database/);
    const silentServer = await denial('postgres://me:hidden@127.0.0.1:1/x');
    expect(silentServer).toBeInstanceOf(DatabaseUnavailable);
    expect(String(silentServer)).toMatch(/me@127\.0\.0\.1:1\/x did not answer/);
    expect(`${nowhere} ${silentServer}`).not.toMatch(/hidden|:pagewright@/);
  });

  test('two servers may make the structure of one database at once', async () => {
    await administer(postgres.superuser, 'create database twice owner pagewright');
    const url = withDatabase(postgres.url, 'twice');
    const both = await Promise.all([openDatabase({ url }, options), openDatabase({ url }, options)]);
    for (const opened of both) await opened.close();
  });
});
