import { beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations, type Schemas } from '#openapi';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { field, inLeave } from '#tests/api/menu-of-table.ts';
import { makeLocation } from '#tests/database/harness.ts';
import { environmentOf } from './server-process.ts';
import { startWatched, type WatchedServer } from './watched-server.ts';
import { processorTime } from '#tests/promises/within.ts';

/** Milliseconds that the main thread may be busy without a pause (P45). */
const bound = processorTime(50);
/** The middle one of so many counts: a single one has what the machine does beside it as well. */
const rounds = 3;

const some = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

interface Answer {
  status: number;
  text: string;
}

describe.runIf(process.platform === 'linux')('what a person of a workspace asks for', () => {
  let server: WatchedServer;
  let token: string;
  let categoryId: string;
  beforeAll(async () => {
    const { location, remove } = await makeLocation('embedded');
    server = await startWatched({ ...environmentOf(location), DEMO_CAPTCHA: demoCaptcha });
    token = await signIn(server.origin, 'owner');
    ({ id: categoryId } = await done<{ id: string }>('createCategory', { category_name: 'Busy' }));
    return async () => {
      await server.stop();
      await remove();
    };
  });

  async function call(id: OperationId, args: Record<string, unknown>): Promise<Answer> {
    const { method, path } = operations[id];
    const named = new Set<string>();
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      named.add(name);
      return String(args[name]);
    });
    const body = JSON.stringify(Object.fromEntries(Object.entries(args).filter(([name]) => !named.has(name))));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...inLeave.headers };
    const answer = await fetch(server.origin + url, { method: method.toUpperCase(), headers, body });
    return { status: answer.status, text: await answer.text() };
  }

  async function done<T>(id: OperationId, args: Record<string, unknown>): Promise<T> {
    const { status, text } = await call(id, args);
    if (status !== 200) throw new Error(`${id}: ${status} ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  }

  const makeTable = async (formConfig: Schemas['FormConfig']): Promise<string> =>
    (await done<{ table_id: string }>('createPhysicalTable', { formConfig, physical_table_category_id: categoryId }))
      .table_id;

  /** Milliseconds of the processor in the middle one of some rounds, each of which has to be answered with this. */
  async function stallOf(work: () => Promise<Answer>, status: number): Promise<number> {
    // The first one has the program's own code compiled as well.
    await work();
    const stalls: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await server.stall();
      const answer = await work();
      expect(answer.status, answer.text.slice(0, 300)).toBe(status);
      stalls.push((await server.stall()).longest);
    }
    return stalls.toSorted((a, b) => a - b)[(rounds - 1) / 2] ?? Number.POSITIVE_INFINITY;
  }

  test('P45 a list with more values than are compared is refused in a moment', async () => {
    const id = await makeTable({ formLabel: 'Values', fields: [field('title', { type: 'text' })] });
    const condition = (value: string[]) => ({ kind: 'condition', field: 'title', operator: 'in', value });
    const asked = (conditions: number) => ({
      id,
      filter: {
        logicalOperator: 'any',
        children: some(conditions, () => condition(some(1000, (at) => `Some longer title ${at}`))),
      },
    });
    expect(JSON.stringify(asked(40)).length).toBeGreaterThan(700_000);
    expect(await stallOf(() => call('listPhysicalRecords', asked(40)), 422)).toBeLessThan(bound);
    expect(await stallOf(() => call('listPhysicalRecords', asked(2)), 200)).toBeLessThan(bound);
  });

  test('P45 a record with more formulas than are worked out in a moment is refused at one of them', async () => {
    const heavy = some(40, (at) =>
      field(`f${at}`, {
        type: 'formula',
        result: 'number',
        expression: `size(others.map(a, others.map(b, a.n + b.n))) + n + ${at}`,
      }),
    );
    const lines = field('lines', { type: 'subTable', fields: [field('n', { type: 'number' }), ...heavy] });
    const others = field('others', { type: 'subTable', fields: [field('n', { type: 'number' })] });
    const id = await makeTable({ formLabel: 'Heavy', fields: [field('title', { type: 'text' }), others, lines] });
    const rows = (count: number) => some(count, (n) => ({ kind: 'row', data: { n } }));
    const save = (count: number) =>
      call('createPhysicalRecord', { id, data: { title: 'A', others: rows(count), lines: rows(count) } });
    expect(await stallOf(() => save(100), 422)).toBeLessThan(bound);
    const { text } = await save(100);
    expect(text).toMatch(/"pointer":"\/data\/lines\/\d+\/data\/f\d+"/);
    expect(text).toContain('"hint"');
    expect((await save(3)).status).toBe(200);
  });

  test('P26 P45 a pattern that takes long is refused when it is designed', async () => {
    const formConfig = {
      formLabel: 'Pattern',
      fields: [field('a', { type: 'text', max_length: 100_000, pattern: { expression: '(x?){1000}y?' } })],
    };
    const save = () => call('createPhysicalTable', { formConfig, physical_table_category_id: categoryId });
    expect(await stallOf(save, 422)).toBeLessThan(bound);
  });
});
