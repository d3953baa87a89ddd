import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { inLeave } from './relations.ts';

describeOnEachDatabase('how people arrange lists', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  const leave = inLeave.headers.application_id;
  const stored = (by: Caller, args: Record<string, unknown> = {}) =>
    by.done('listPageFavourites', { appId: leave, ...args });
  const save = (by: Caller, args: Record<string, unknown>) =>
    by.done('updatePageFavourite', { appId: leave, frontMeta: {}, ...args });

  test('REC-09 REC-10 widths and columns are kept for each person and page, and go back to the design', async () => {
    expect(await stored(owner)).toEqual({ appId: leave, frontMeta: {}, lists: [] });
    await save(owner, { frontMeta: { orders: { customer: 240 }, parts: { name: 30 } } });
    const columns = [
      { field: 'b', width: 300, is_pinned: true },
      { field: 'a', is_hidden: true },
    ];
    const lists = [{ page_id: 'stock', columns, density: 'compact' }];
    const all = {
      appId: leave,
      frontMeta: { orders: { customer: 240 }, parts: { name: 30 }, stock: { b: 300 } },
      lists,
    };
    expect(await save(owner, { lists })).toEqual(all);
    expect(await stored(owner)).toEqual(all);
    expect(await stored(owner, { pageId: 'stock' })).toEqual({ ...all, frontMeta: { stock: { b: 300 } } });
    expect(await stored(appuser)).toEqual({ appId: leave, frontMeta: {}, lists: [] });
    // Widths alone leave the order of the columns as it was.
    const wider = await save(owner, { frontMeta: { stock: { b: 400, a: 20 } } });
    expect(wider).toMatchObject({
      lists: [
        {
          ...lists[0],
          columns: [
            { field: 'b', width: 400, is_pinned: true },
            { field: 'a', width: 48, is_hidden: true },
          ],
        },
      ],
    });
    expect(await save(owner, { frontMeta: { orders: {}, parts: {} }, lists: [{ page_id: 'stock' }] })).toEqual({
      appId: leave,
      frontMeta: {},
      lists: [],
    });
  });

  test('REC-09 at most 500 pages are kept, those that were changed last', async () => {
    const frontMeta = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`page-${at}`, { a: 100 }]));
    await save(appuser, { frontMeta });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await save(appuser, { frontMeta: { last: { a: 90 } } });
    const remaining = (await stored(appuser)).frontMeta;
    expect(Object.keys(remaining)).toHaveLength(500);
    expect(remaining).toHaveProperty('last');
  });
});
