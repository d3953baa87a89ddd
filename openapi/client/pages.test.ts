import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { type Answer, createClient, type PagedId, type PagedItem } from '#openapi/client';
import { fail, type Peer, type Received, startPeer, succeed } from '#tests/contract/peer.ts';

let peer: Peer | undefined;
afterEach(() => peer?.close());

const query = ({ path }: Received): Record<string, string> =>
  Object.fromEntries(new URL(path, 'http://peer').searchParams);

/** A list of `count` items, by cursor or by page number. */
async function list(count: number, by: 'cursor' | 'page') {
  peer = await startPeer((request, response) => {
    const { cursor, ...rest } = request.method === 'POST' ? JSON.parse(request.body) : query(request);
    const page = Number(cursor ?? rest.page ?? 1);
    const size = Number(rest.size ?? 2);
    const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 })).slice(
      (page - 1) * size,
      page * size,
    );
    const more = by === 'cursor' && page * size < count ? { next_cursor: String(page + 1) } : {};
    succeed(response, { items, page, size, ...more });
  });
  return createClient({ baseUrl: peer.baseUrl, apiKey: 'pwk_1' });
}

async function ids(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  // The peer's items have an id.
  for await (const item of items) found.push((item as { id: unknown }).id);
  return found;
}

describe('pages', () => {
  it('gives every item, following the cursor, and counts nothing', async () => {
    const client = await list(5, 'cursor');
    expect(await ids(client.planned.pages('listImportMetas', { table_id: 't', size: 2 }))).toEqual([1, 2, 3, 4, 5]);
    const args = { table_id: 't', size: '2', total: 'none' };
    expect(peer?.received.map(query)).toEqual([args, { ...args, cursor: '2' }, { ...args, cursor: '3' }]);
  });

  it('a last page that is full ends it, and so does an empty list', async () => {
    expect(
      await ids((await list(4, 'cursor')).planned.pages('listImportMetas', { table_id: 't', size: 2 })),
    ).toHaveLength(4);
    expect(peer?.received).toHaveLength(2);
    await peer?.close();
    expect(await ids((await list(0, 'cursor')).planned.pages('listImportMetas', { table_id: 't' }))).toEqual([]);
    expect(peer?.received).toHaveLength(1);
  });

  it('a POST list that gives no cursor is asked by number until a page is not full', async () => {
    const client = await list(5, 'page');
    expect(await ids(client.planned.pages('listCustomExportTemplates', { table_id: 't' }))).toEqual([1, 2, 3, 4, 5]);
    expect(peer?.received.map(({ body }) => JSON.parse(body))).toEqual([
      { table_id: 't' },
      { table_id: 't', page: 2 },
      { table_id: 't', page: 3 },
    ]);
  });

  it('a page is asked for when it is needed: a reader that stops early makes no further call', async () => {
    const client = await list(100, 'cursor');
    for await (const _item of client.planned.pages('listImportMetas', { table_id: 't', size: 2 })) break;
    expect(peer?.received).toHaveLength(1);
  });

  it('a failure and an abort end it', async () => {
    peer = await startPeer((_request, response) => fail(response, 404, 'not_found'));
    const client = createClient({ baseUrl: peer.baseUrl, apiKey: 'pwk_1' });
    const args = { table_id: 't' };
    await expect(ids(client.planned.pages('listImportMetas', args))).rejects.toMatchObject({ code: 'not_found' });
    const gone = { signal: AbortSignal.abort(new Error('left the page')) };
    await expect(ids(client.planned.pages('listImportMetas', args, gone))).rejects.toThrow('left the page');
    expect(peer.received).toHaveLength(1);
  });

  it('only lists have pages, and the place is not theirs to say', async () => {
    const client = await list(0, 'cursor');
    const wrong = [
      // @ts-expect-error no list
      client.pages('showCurrentUser', {}),
      // @ts-expect-error the iteration knows where it is
      client.pages('listApplications', { page: 2 }),
      // @ts-expect-error the table is missing
      client.planned.pages('listImportMetas', {}),
    ];
    expect(wrong).toHaveLength(3);
    expectTypeOf<'listApplications'>().toExtend<PagedId>();
    expectTypeOf<PagedItem<'listApplications'>>().toEqualTypeOf<Answer<'listApplications'>['items'][number]>();
  });
});
