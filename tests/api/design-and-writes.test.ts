import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { isWhole, patience } from '#tests/tier.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable } from './menu-of-table.ts';

const designs = isWhole ? 40 : 10;
const writers = 8;

/** A field is a number and a text in turn, another is unique and is not, and the rows of a sub-table get and lose a column. */
const designAt = (step: number): Schemas['FormConfig'] => ({
  formLabel: 'Designed while used',
  fields: [
    field('title', { type: 'text' }, { is_indexed: step % 3 === 0 }),
    field('amount', step % 2 === 0 ? { type: 'number' } : { type: 'text' }),
    field('code', { type: 'text' }, { is_unique: step % 2 === 1 }),
    field('lines', {
      type: 'subTable',
      fields: [field('what', { type: 'text' }), ...(step % 2 === 0 ? [] : [field('price', { type: 'number' })])],
    } as Schemas['FieldKind']),
  ],
});

describeOnEachDatabase('designs that change while records are written', (opening) => {
  let api: Api;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });

  test(
    'P24 P36 P47 no write fails for it, and no value that was acknowledged is lost',
    async () => {
      const { tableId } = await makeMenuOfTable(owner, { fields: designAt(0).fields });
      await owner.done('configurePhysicalTable', { id: tableId, formConfig: designAt(0) }, inLeave);
      const statuses = new Map<string, number>();
      const count = (what: string, { status, code }: { status: number; code: string | undefined }) => {
        const key = `${what} ${status} ${code ?? ''}`.trim();
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
      };
      let isOver = false;
      const expected = new Map<string, number>();

      async function write(at: number): Promise<void> {
        const lines = (n: number) => [{ kind: 'row', data: { what: `line ${n}` } }];
        const data = { title: `W${at}`, code: `C${at}`, lines: lines(0) } as never as Schemas['RecordData'];
        const made = await owner.call('createPhysicalRecord', { id: tableId, data }, inLeave);
        count('create', made);
        expect(made, JSON.stringify(made.data)).toMatchObject({ status: 200 });
        const rid = (made.data as Schemas['Record']).record_id;
        let { version } = made.data as Schemas['Record'];
        for (let n = 1; !isOver; n += 1) {
          for (const amount of [n, String(n)]) {
            const sent = { amount, code: `C${at} ${n}` };
            const answer = await owner.call('updatePhysicalRecord', { id: tableId, rid, data: sent }, inLeave);
            count('update', answer);
            if (answer.status !== 200) continue;
            expected.set(rid, n);
            ({ version } = answer.data as Schemas['Record']);
            break;
          }
          if (n % 4 === 0) {
            const changes = [
              { record_id: rid, seen_version: version, cells: [{ field: 'title', value: `W${at} ${n}` }] },
            ];
            count('cells', await owner.call('editTableCells', { id: tableId, changes }, inLeave));
          }
        }
      }

      async function design(): Promise<void> {
        for (let step = 1; step <= designs; step += 1) {
          const args = { id: tableId, formConfig: designAt(step), conversions: ['amount'] };
          count('design', await owner.call('configurePhysicalTable', args, inLeave));
        }
        isOver = true;
      }

      await Promise.all([design(), ...Array.from({ length: writers }, (_, at) => write(at))]);
      const failed = [...statuses.keys()].filter((key) => / 5\d\d/.test(key));
      expect(failed, JSON.stringify([...statuses])).toEqual([]);
      expect(statuses.get('design 200'), JSON.stringify([...statuses])).toBe(designs);
      const { items } = await owner.done('listPhysicalRecords', { id: tableId, size: 100 }, inLeave);
      expect(items).toHaveLength(writers);
      const stored = new Map(items.map(({ record_id, data }) => [record_id, Number(data['amount'])]));
      for (const [rid, amount] of expected) expect(stored.get(rid), JSON.stringify([...statuses])).toBe(amount);
    },
    patience(120_000),
  );
});
