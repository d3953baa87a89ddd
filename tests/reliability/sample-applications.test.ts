import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { customers } from '#server/seeds/content/customers/customers.ts';
import { leave } from '#server/seeds/content/leave.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { type DatabaseKind, makeLocation } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { environmentOf, type ServerProcess, startProcess } from './server-process.ts';

/** Of the records, so that the test is short; one of each kind and more. */
const percent = 2;
const inCustomers = { application_id: seedId('application acme Customers') };
const inLeave = { application_id: seedId('application acme Leave and absence') };

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> };
interface Menu {
  id: string;
  menu_name: string;
  children: Menu[];
}

const callerOf = async ({ origin }: ServerProcess, username: string) => {
  const token = await signIn(origin, username);
  return async <T>(path: string, { method = 'GET', body, headers }: Sent = {}): Promise<T> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-language': 'en-US',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // Safe: every answer of the contract is in this envelope, and the calls' answers are those of the contract.
    return ((await answer.json()) as { data: T }).data;
  };
};

type Call = Awaited<ReturnType<typeof callerOf>>;

/** How many records each table has; the tables that are there so far. */
async function totals(call: Call): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const headers of [inLeave, inCustomers]) {
    type Category = { physical_tables: { table_id: string; table_name: string }[] };
    const categories = await call<Category[]>('/api/p/category/category-physical-logical?datasourceType=*', {
      headers,
    });
    for (const { table_id, table_name } of categories.flatMap(({ physical_tables }) => physical_tables)) {
      const list = await call<{ total: number } | null>(`/api/r/p/${table_id}/list`, {
        method: 'POST',
        body: { size: 1, total: 'exact' },
        headers,
      });
      found[table_name] = list?.total ?? 0;
    }
  }
  return found;
}

async function until(call: Call, holds: (found: Record<string, number>) => boolean): Promise<Record<string, number>> {
  for (;;) {
    const found = await totals(call);
    if (holds(found)) return found;
    await wait(100);
  }
}

/** Resolves when pages are served, which is before the sample applications are there. */
async function listening({ origin }: ServerProcess): Promise<void> {
  while (
    !(await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
}

const whole = Object.fromEntries(
  [...leave.tables, ...customers.tables].map(({ name, count }) => [name, Math.ceil((count * percent) / 100)]),
);
const sum = (found: Record<string, number>): number => Object.values(found).reduce((all, one) => all + one, 0);
const menuNames = (menus: readonly Menu[]): string[] =>
  menus.flatMap(({ menu_name, children }) => [menu_name, ...menuNames(children)]);

/** They are made by public calls, which are alike on both: the gate makes them where those who try the product do. */
const kinds = atLevel<DatabaseKind[]>(['embedded', 'postgres'], ['embedded']);

test.each(kinds)(
  'APP-03 MENU-24 the sample applications are there in both languages when the server says ready, made whole by the public calls, also after a crash (%s)',
  async (kind) => {
    const { location, remove } = await makeLocation(kind);
    const environment = { ...environmentOf(location), DEMO_CAPTCHA: demoCaptcha, DEMO_RECORDS: String(percent) };
    const first = await startProcess(environment);
    await listening(first);
    await until(await callerOf(first, 'owner'), (found) => sum(found) > 3);
    first.signal('SIGKILL');
    await first.ended();
    const server = await startProcess(environment);
    try {
      await server.ready();
      const begun = await totals(await callerOf(server, 'owner'));
      expect(Object.keys(begun).toSorted(), 'there when it says ready').toEqual(Object.keys(whole).toSorted());
      expect(Object.values(begun).every((count) => count > 0)).toBe(true);
      const found = await until(await callerOf(server, 'owner'), (seen) => sum(seen) >= sum(whole));
      expect(found).toEqual(whole);
      const menus = async (username: string, headers: Record<string, string>) =>
        menuNames(await (await callerOf(server, username))<Menu[]>('/api/m/menu?type=tree', { headers }));
      expect(await menus('appuser', inLeave)).toEqual(['My requests', 'Company closings']);
      expect(await menus('appuser', { ...inLeave, 'accept-language': 'zh-CN' })).toEqual(['我的申请', '公司放假日']);
      expect(await menus('hr', inLeave)).toContain('Waiting for a decision');
      expect(await menus('hr', inCustomers)).toEqual([]);
      expect(await menus('user', inCustomers)).toContain('Open deals');
      server.signal('SIGTERM');
      expect((await server.ended()).code).toBe(0);
      expect(server.stderr()).toBe('');
    } finally {
      server.signal('SIGKILL');
      await remove();
    }
  },
);
