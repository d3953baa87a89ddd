import { beforeAll, expect, test } from 'vitest';
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

  test('ROUTE-065 /test and a page for each widget open for who is signed in', async () => {
    const pages = (await user.done('listPages')).filter(({ route }) => route?.split('/')[1] === 'test');
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(['/test', '/test/Badge', '/test/Table']));
    expect(pages.filter(({ roles }) => roles?.includes('public'))).toEqual([]);
  });
});
