import { type OperationId, operations, type Schemas } from '#openapi';
import { field } from '#tests/api/menu-of-table.ts';
import { hugeBook } from '#tests/reliability/huge-book.ts';

/** Where a hostile caller works: an application of the caller's workspace, with what the attacks need. */
export interface Site {
  token: string;
  applicationId: string;
  categoryId: string;
  /** Of a thousand records. */
  tableId: string;
  /** Of records whose formulas take long. */
  heavyId: string;
  /** A small workbook that would fill memory. */
  bookId: string;
}

/** A call as it is sent. */
export interface Sent extends RequestInit {
  path: string;
}

const records = 1_000;
/** Rows of one call of an import. */
const part = 200;

const some = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** A call of the contract, by somebody in an application. */
export function callOf(
  { token, applicationId }: Pick<Site, 'token' | 'applicationId'>,
  id: OperationId,
  args: Readonly<Record<string, unknown>>,
): Sent {
  const { method, path } = operations[id];
  const named = new Set<string>();
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    named.add(name);
    return String(args[name]);
  });
  const rest = Object.fromEntries(Object.entries(args).filter(([name]) => !named.has(name)));
  return {
    path: url,
    method: method.toUpperCase(),
    headers: {
      authorization: `Bearer ${token}`,
      application_id: applicationId,
      'content-type': 'application/json',
    },
    body: JSON.stringify(rest),
  };
}

/** Rows of a sheet that becomes records, as a person pastes them. */
export const sheetOf = (rows: number): string =>
  ['Title\tKind\tNo\tDay', ...some(rows, (at) => `Title ${at}\tKind ${at % 40}\t${at}\t2026-${10 + (at % 3)}-01`)].join(
    '\n',
  );

export const mapping = ['title:Title', 'kind:Kind', 'no:No', 'day:Day'].map((pair) => {
  const [name = '', column = ''] = pair.split(':');
  return { field: name, column };
});

const heavy = field('lines', {
  type: 'subTable',
  fields: [
    field('n', { type: 'number' }),
    ...some(40, (at) =>
      field(`f${at}`, {
        type: 'formula',
        result: 'number',
        expression: `size(others.map(a, others.map(b, a.n + b.n))) + n + ${at}`,
      }),
    ),
  ],
});

/** Makes what the attacks need; `send` throws for an answer that is no success, and gives its data. */
export async function makeSite(
  send: (sent: Sent) => Promise<unknown>,
  { token, applicationId }: Pick<Site, 'token' | 'applicationId'>,
): Promise<Site> {
  const done = async <T>(id: OperationId, args: Readonly<Record<string, unknown>>): Promise<T> =>
    // Safe: the contract says what each call answers.
    (await send(callOf({ token, applicationId }, id, args))) as T;
  const { id: categoryId } = await done<{ id: string }>('createCategory', { category_name: 'Load' });
  const makeTable = async (formLabel: string, fields: Schemas['FormConfig']['fields']): Promise<string> =>
    (
      await done<{ table_id: string }>('createPhysicalTable', {
        formConfig: { formLabel, fields },
        physical_table_category_id: categoryId,
      })
    ).table_id;
  const title = field('title', { type: 'text' });
  const tableId = await makeTable('Many', [
    title,
    field('kind', { type: 'text' }),
    field('no', { type: 'number' }),
    field('day', { type: 'date', granularity: 'day' }),
  ]);
  for (let from = 0; from < records; from += part)
    await done('importTableRecords', { id: tableId, text: sheetOf(records), mapping, from });
  const others = field('others', { type: 'subTable', fields: [field('n', { type: 'number' })] });
  const heavyId = await makeTable('Heavy', [title, others, heavy]);
  const body = new FormData();
  body.set('purpose', 'record');
  body.set('file', new Blob([hugeBook()]), 'book.xlsx');
  const headers = { authorization: `Bearer ${token}`, application_id: applicationId };
  // Safe: the same.
  const file = (await send({ path: '/api/common/file', method: 'POST', headers, body })) as { id: string };
  return { token, applicationId, categoryId, tableId, heavyId, bookId: file.id };
}
