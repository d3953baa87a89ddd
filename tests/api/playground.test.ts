import { beforeAll, expect, test } from 'vitest';
import { withPlayground } from '#server/kernel/documents/playground.ts';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { productRoot } from '#server/kernel/foundation/product-root.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';

describeOnEachDatabase('the playground of widgets', (open) => {
  let api: Api;
  let user: Caller;
  beforeAll(async () => {
    api = await startApi(await open(), { WIDGET_PLAYGROUND: 'on' });
    [user] = await createCallers(api, 'user');
    return () => api.close();
  });

  test('ROUTE-065 /test and a page for each widget open for who is signed in, and none of their documents has an issue', async () => {
    const pages = (await user.done('listPages')).filter(({ route }) => route?.split('/')[1] === 'test');
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(['/test', '/test/Badge', '/test/Table']));
    expect(pages.filter(({ roles }) => roles?.includes('public'))).toEqual([]);
    const { documents } = await withPlayground(await loadShipped(productRoot()), productRoot());
    const own = [...documents.values()].filter(({ id }) => id.startsWith('playground.'));
    expect(own.length).toBeGreaterThan(400);
    for (const source of own) expect(await api.services.documents.check(source, {}), source.id).toEqual([]);
  });
});
