import { expect, test } from 'vitest';
import { migrations } from '#server/kernel/db/migrations/index.ts';
import { describeOnBothDatabases, type TestDatabase } from '#tests/database/harness.ts';
import { lintCatalogue } from './catalogue.ts';

/** The findings after a statement of the owner, which is then undone. */
async function findingsAfter(opened: TestDatabase, statement: string): Promise<string[]> {
  const client = await opened.sessions.connect();
  try {
    await client.query(`begin; set local role none; ${statement}`);
    const { findings } = await lintCatalogue(client);
    await client.query('rollback');
    return findings;
  } finally {
    client.release();
  }
}

describeOnBothDatabases("the database's catalogue", (open) => {
  test('P5 every table is under forced row-level security by one of the templates', async () => {
    const opened = await open();
    const client = await opened.sessions.connect();
    const { tables, findings } = await lintCatalogue(client);
    client.release();
    expect(findings).toEqual([]);
    const created = migrations.flatMap(({ statements }) =>
      statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []),
    );
    const dropped = migrations.flatMap(({ statements }) =>
      statements.flatMap((statement) => /^drop table (\w+)/.exec(statement)?.[1] ?? []),
    );
    expect(tables).toEqual(
      [
        ...created.filter((table) => !dropped.includes(table)),
        'migrations',
        'kysely_migration',
        'kysely_migration_lock',
      ]
        .map((name) => `public.${name}`)
        .sort(),
    );
  });

  const canaries: [title: string, statement: string, finding: RegExp][] = [
    ['a table without it', 'create table leak (ws_id text)', /public\.leak: row-level security is off/],
    [
      'one that is not forced',
      'alter table applications no force row level security',
      /applications: row-level security is not forced/,
    ],
    ['a table without a policy', 'drop policy identity_all on tokens', /public\.tokens: no policy/],
    [
      'a policy of its own',
      'create policy mine on files for select to pagewright_tenant using (true)',
      /policy mine follows none/,
    ],
    [
      'a wider expression under a known name',
      'drop policy tenant_all on applications; create policy tenant_all on applications for all to pagewright_tenant using (true)',
      /policy tenant_all has another using expression: true/,
    ],
    [
      'a policy for everybody',
      `drop policy identity_all on captchas; create policy identity_all on captchas using (current_setting('app.scope', true) = 'identity') with check (current_setting('app.scope', true) = 'identity')`,
      /policy identity_all is for public/,
    ],
    ['a view that reads as its owner', 'create view everything as select * from applications', /the view everything/],
    [
      'a function that runs as its owner',
      `create function everything() returns bigint language sql security definer as 'select count(*) from applications'`,
      /the function everything\(\)/,
    ],
    ['a right without a policy', 'grant select on tokens to pagewright_tenant', /pagewright_tenant may select tokens/],
    [
      'a right on one column',
      'grant select (id) on accounts to pagewright_tenant',
      /pagewright_tenant may select accounts without/,
    ],
    ['a right for everybody', 'grant select on accounts to public', /role public may select accounts/],
  ];

  test('P5 the check finds each way to break it', async () => {
    const opened = await open();
    expect(await findingsAfter(opened, 'select 1')).toEqual([]);
    for (const [title, statement, finding] of canaries) {
      const findings = await findingsAfter(opened, statement);
      expect(
        findings.filter((text) => finding.test(text)),
        `${title}: ${findings.join('; ')}`,
      ).toHaveLength(1);
    }
  });
});
