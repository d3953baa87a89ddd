import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';

describeOnEachDatabase('favorite and recent pages', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let root: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser, root] = await createCallers(api, 'owner', 'appuser', 'root');
    return () => api.close();
  });

  const link = (name: string) => ({ id: `/${name}`, href: `/${name}?page=2`, label: name });

  test('SHELL-18 P42 each person has pages of their own, on the platform too; a list that is not sent stays', async () => {
    expect(await owner.done('getPageLinks', {})).toEqual({ favorites: [], recent: [] });
    await owner.done('savePageLinks', { favorites: [link('a')] });
    const both = { favorites: [link('a')], recent: [link('b'), link('c')] };
    expect(await owner.done('savePageLinks', { recent: both.recent })).toEqual(both);
    expect(await owner.done('getPageLinks', {})).toEqual(both);
    for (const other of [appuser, root]) {
      expect(await other.done('getPageLinks', {})).toEqual({ favorites: [], recent: [] });
    }
    expect(await root.done('savePageLinks', { favorites: [link('p')] })).toMatchObject({ favorites: [link('p')] });
    expect(await owner.done('getPageLinks', {})).toEqual(both);
  });

  test('P31 an address of another site is refused, and nothing is saved', async () => {
    const before = await owner.done('getPageLinks', {});
    for (const href of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const refused = await owner.call('savePageLinks', { favorites: [{ ...link('a'), href }] });
      expect(refused.status, href).toBe(422);
    }
    expect(await owner.done('getPageLinks', {})).toEqual(before);
  });
});
