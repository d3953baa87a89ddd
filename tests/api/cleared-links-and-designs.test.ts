import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { isWhole } from '#tests/tier.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, buildTable, field, inLeave } from './relations.ts';

const rounds = isWhole ? 20 : 4;

describeOnEachDatabase('links that are cleared while their table is designed', (opening) => {
  let api: Api;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });

  test('P24 REC-08 no deletion fails for it, leaves a link behind, or loses what somebody writes at the time', async () => {
    const customers = await buildTable(owner, 'Customers', [field('name', { type: 'text' })]);
    const fieldsAt = (round: number) => [
      field('title', { type: 'text' }),
      field('customer', {
        type: 'relation',
        logical_table_id: customers.viewId,
        is_multiple: round % 2 === 1,
      }),
      field('state', { type: 'formula', expression: "customer == null ? 'free' : 'taken'", result: 'text' }),
    ];
    const orders = await buildTable(owner, 'Orders', fieldsAt(0));
    const formLabel = `Orders of ${orders.tableId}`;
    const update = (rid: string, data: Schemas['RecordData']) =>
      owner.call('updatePhysicalRecord', { id: orders.tableId, rid, data }, inLeave);
    for (let round = 1; round <= rounds; round += 1) {
      const ids: string[] = [];
      const linked: string[] = [];
      for (let at = 0; at < 4; at += 1) {
        const id = await addRecord(owner, customers.tableId, { name: `C${at}` });
        ids.push(id);
        const customer = round % 2 === 1 ? id : [id];
        linked.push(await addRecord(owner, orders.tableId, { title: 'Before', customer }));
      }
      const design = {
        id: orders.tableId,
        formConfig: { formLabel, fields: fieldsAt(round) },
        conversions: ['customer'],
      };
      const answers = await Promise.all([
        owner.call('configurePhysicalTable', design, inLeave),
        ...ids.map((id) => owner.call('deletePhysicalRecords', { id: customers.tableId, ids: [id] }, inLeave)),
        ...linked.map((rid) => update(rid, { title: 'After' })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const rid of linked) {
        const { data } = await owner.done('getPhysicalRecord', { id: orders.tableId, rid }, inLeave);
        expect([data['customer'] ?? []].flat(), `round ${round}`).toEqual([]);
        expect(data['title']).toBe('After');
      }
    }
  });

  test('P24 P36 records that link to each other are deleted and changed at once without a failure', async () => {
    const left = await buildTable(owner, 'Left', [field('name', { type: 'text' })]);
    const to = (logical_table_id: string) => field('other', { type: 'relation', logical_table_id });
    const right = await buildTable(owner, 'Right', [field('name', { type: 'text' }), to(left.viewId)]);
    const formConfig = {
      formLabel: `Left of ${left.tableId}`,
      fields: [field('name', { type: 'text' }), to(right.viewId)],
    };
    await owner.done('configurePhysicalTable', { id: left.tableId, formConfig }, inLeave);
    for (let round = 1; round <= rounds; round += 1) {
      const pairs: [string, string][] = [];
      for (let at = 0; at < 3; at += 1) {
        const one = await addRecord(owner, left.tableId, { name: 'left' });
        const two = await addRecord(owner, right.tableId, { name: 'right', other: one });
        await owner.done('updatePhysicalRecord', { id: left.tableId, rid: one, data: { other: two } }, inLeave);
        pairs.push([one, two]);
      }
      const answers = await Promise.all(
        pairs.flatMap(([one, two]) => [
          owner.call('deletePhysicalRecords', { id: left.tableId, ids: [one] }, inLeave),
          owner.call('deletePhysicalRecords', { id: right.tableId, ids: [two] }, inLeave),
        ]),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
  });
});
