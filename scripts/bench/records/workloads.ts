import type { Workload } from '../workloads.ts';
import { requestBytes } from '../request-bytes.ts';
import { headersOf } from './bench-table.ts';

const json = (value: object): { type: string; text: string } => ({
  type: 'application/json',
  text: JSON.stringify(value),
});

let made = 0;
const next = (): number => {
  made += 1;
  return made;
};

const newRecord = () => ({
  data: {
    title: `Made ${next()}`,
    code: `M${made}`,
    state: 'open',
    area: 'north',
    amount: made,
    price: 2.5,
    count: 4,
    batch: -1,
    due: '2026-11-26',
    city: 'City 1',
    customer: `customer-${made % 1000}`,
  },
}); // prettier-ignore

/** A record that the person may change: one that is not in the west. */
const someId = (records: number): string => `order-${Math.floor((next() * 7919) % (records / 4)) * 4}`;

const condition = (field: string, operator: string, value: unknown) => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field, operator, value }],
});

/** The same work of the product, in a menu by a person with rights to three rows of four, and of the floor. */
export function recordWorkloads(menuId: string, records: number): Workload[] {
  const at = `/api/r/m/${menuId}`;
  const asPerson = async (origin: string, make: (headers: Record<string, string>) => Buffer) => {
    const { 'content-type': _, ...headers } = await headersOf(origin, 'appuser');
    return () => make(headers);
  };
  const read = (title: string, path: string, body: object, floorPath: string): Workload => ({
    title,
    product: (origin) => asPerson(origin, (headers) => requestBytes('POST', path, { headers, body: json(body) })),
    floor: () => requestBytes('GET', floorPath),
  });
  const openOnes = { size: 20, total: 'none', sort: ['-created_at'], filter: condition('state', 'eq', 'open') };
  const sums = {
    viewSchema: {
      measures: [
        { key: 'count', function: 'count' },
        { key: 'sum', function: 'sum', field: 'amount' },
      ],
      groups: [{ key: 'state', field: 'state' }],
    },
  };
  const batches = Math.floor(records / 1000);
  return [
    read('list of 20 by an indexed filter', `${at}/list`, openOnes, '/list'),
    read(
      'search for 20',
      `${at}/list`,
      { size: 20, total: 'none', sort: ['-created_at'], search: 'order 4711' },
      '/search',
    ),
    read('group with a sum', `${at}/statistic`, sums, '/group'),
    {
      title: 'create',
      product: (origin) =>
        asPerson(origin, (headers) => requestBytes('POST', at, { headers, body: json(newRecord()) })),
      floor: () => requestBytes('POST', '/create', { body: json(newRecord()) }),
    },
    {
      title: 'update',
      product: (origin) =>
        asPerson(origin, (headers) =>
          requestBytes('PUT', `${at}/${someId(records)}`, { headers, body: json({ data: { amount: next() } }) }),
        ),
      floor: () => requestBytes('PUT', `/update/${someId(records)}`, { body: json({ data: { amount: next() } }) }),
    },
    {
      title: 'bulk update of 1,000',
      product: (origin) =>
        asPerson(origin, (headers) => {
          const body = { match: { filter: condition('batch', 'eq', next() % batches) }, data: { rank: made } };
          return requestBytes('POST', `${at}/bulk/update`, { headers, body: json(body) });
        }),
      floor: () => requestBytes('POST', '/bulk', { body: json({ batch: next() % batches, rank: made }) }),
    },
  ];
}
