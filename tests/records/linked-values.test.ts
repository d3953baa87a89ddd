import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave, where } from '#tests/api/relations.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { seeded } from './oracle/seeded.ts';

const seed = Number(process.env['LINKS_SEED'] ?? 20261125);

interface Customer {
  id: string;
  name: string;
  city: string | null;
}

interface Order {
  id: string;
  title: string;
  amount: number | null;
  customer: string | null;
}

const cities = ['Oslo', 'Rome', 'Wien', null];
const operators = ['eq', 'ne', 'in', 'notIn', 'contains', 'notContains', 'startsWith'] as const;

/** What an operator says of a value, in plain words. */
function holds(operator: (typeof operators)[number], value: string | null, given: string): boolean {
  const [text, wanted] = [value?.toLowerCase() ?? null, given.toLowerCase()];
  switch (operator) {
    case 'eq':
    case 'in':
      return text === wanted;
    case 'ne':
    case 'notIn':
      return text !== wanted;
    case 'contains':
      return text?.includes(wanted) ?? false;
    case 'notContains':
      return !(text?.includes(wanted) ?? false);
    case 'startsWith':
      return text?.startsWith(wanted) ?? false;
  }
}

describeOnEachDatabase(`linked values beside a plain evaluator (LINKS_SEED=${seed})`, (opening) => {
  const { one: pick, isTrue } = seeded(seed);
  let owner: Caller;
  let appuser: Caller;
  let customerTable: BuiltTable;
  let orderTable: BuiltTable;
  const customers: Customer[] = [];
  const orders: Order[] = [];
  beforeAll(async () => {
    customers.length = 0;
    orders.length = 0;
    const api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    const own = [field('name', { type: 'text' }), field('city', { type: 'text' })];
    customerTable = await buildTable(owner, 'Customers', own);
    orderTable = await buildTable(owner, 'Orders', [
      field('title', { type: 'text' }),
      field('amount', { type: 'number', precision: 2 }),
      field('customer', { type: 'relation', logical_table_id: customerTable.viewId }),
      field('city', { type: 'lookup', relation: 'customer', field: 'city' }),
    ]);
    const back = { logical_table_id: orderTable.viewId, is_multiple: true, reverse_field: 'customer' };
    const rolled = (of: Schemas['AggregateFunction']) =>
      field(of, { type: 'rollup', of: 'orders', function: of, ...(of !== 'count' && { field: 'amount' }) });
    const made = (['count', 'sum', 'min', 'max', 'countDistinct'] as const).map(rolled);
    const formConfig = {
      formLabel: 'Customers with totals',
      fields: [...own, field('orders', { type: 'relation', ...back }), ...made],
    };
    await owner.done('configurePhysicalTable', { id: customerTable.tableId, formConfig }, inLeave);
    for (let n = 0; n < 8; n += 1) {
      const data = { name: `Customer ${n}`, city: pick(cities) };
      customers.push({ ...data, id: await addRecord(owner, customerTable.tableId, data) });
    }
    for (let n = 0; n < 30; n += 1) {
      const amount = isTrue(0.7) ? Math.round(n * 37.7) / 10 : pick([null, 1, 2]);
      const data = { title: `Order ${n}`, amount, customer: isTrue(0.7) ? pick(customers).id : null };
      orders.push({ ...data, id: await addRecord(owner, orderTable.tableId, data) });
    }
    const rows = (filter: Schemas['FilterConditions']) => ({ data_scope: { kind: 'filter' as const, filter } });
    await grant(owner, customerTable.menuId, ['query'], rows(where('city', 'in', ['Oslo', 'Rome'])));
    await grant(owner, orderTable.menuId, ['query'], rows(where('amount', 'gt', 1)));
    return () => api.close();
  });

  /** What each of the two sees. */
  const seenBy = (isOwner: boolean) => ({
    customers: customers.filter(({ city }) => isOwner || city === 'Oslo' || city === 'Rome'),
    orders: orders.filter(({ amount }) => isOwner || (amount !== null && amount > 1)),
  });
  const people = () => [
    { by: owner, ...seenBy(true) },
    { by: appuser, ...seenBy(false) },
  ];

  test('REC-11 TABLE-27 look-ups and conditions through a relation are those of the records that one sees', async () => {
    for (const { by, customers: seen, orders: listed } of people()) {
      const cityOf = ({ customer }: Order) => seen.find(({ id }) => id === customer)?.city ?? null;
      const list = async (filter?: Schemas['FilterConditions']) =>
        (await by.done('listMenuRecords', { id: orderTable.menuId, size: 100, ...(filter && { filter }) }, inLeave))
          .items;
      const read = new Map((await list()).map(({ record_id, data }) => [record_id, data['city']]));
      expect(read).toEqual(new Map(listed.map((order) => [order.id, cityOf(order)])));
      for (let n = 0; n < 12; n += 1) {
        const [operator, given] = [pick(operators), pick(['Oslo', 'rome', 'W', 'i'])];
        const path = pick(['city', 'customer.city']);
        const isList = operator === 'in' || operator === 'notIn';
        const found = await list(where(path, operator, isList ? [given] : given));
        const wanted = listed.filter((order) => holds(operator, cityOf(order), given));
        expect(found.map((one) => one.record_id).sort(), `${path} ${operator} ${given}`).toEqual(
          wanted.map(({ id }) => id).sort(),
        );
      }
    }
  });

  test('REC-11 roll-ups are made of the records that one sees', async () => {
    for (const { by, customers: listed, orders: seen } of people()) {
      const { items } = await by.done('listMenuRecords', { id: customerTable.menuId, size: 100 }, inLeave);
      expect(items).toHaveLength(listed.length);
      for (const { record_id: id, data } of items) {
        const mine = seen.filter(({ customer }) => customer === id);
        const amounts = mine.flatMap(({ amount }) => amount ?? []);
        expect(data).toMatchObject({
          count: mine.length,
          sum: Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100) / 100,
          min: amounts.length === 0 ? null : Math.min(...amounts),
          max: amounts.length === 0 ? null : Math.max(...amounts),
          countDistinct: new Set(amounts).size,
        });
      }
    }
  });
});
