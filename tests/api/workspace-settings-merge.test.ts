import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

type Value = Record<string, unknown>;
interface Overtaken {
  version: number;
  stored: { value: Value };
  merge?: Schemas['Merge'];
}

describeOnEachDatabase('merging settings of a workspace', (open) => {
  let api: Api;
  let owner: string;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(await open());
    owner = (await signInAs(api.visitor(), 'owner')).accessToken;
    admin = (await signInAs(api.visitor(), 'admin')).accessToken;
    return () => api.close();
  });

  const read = async (key: string): Promise<{ value: Value; version: number }> =>
    // Safe: answers are validated against the contract.
    (await api.visitor().call('getWorkspaceSetting', { key }, { token: owner })).data as {
      value: Value;
      version: number;
    };
  const save = (
    token: string,
    key: string,
    sent: { value: Value; base?: Value; version: number },
  ): Promise<Answered> => {
    const { version, ...body } = sent;
    return api
      .visitor()
      .call('saveWorkspaceSetting', { key, ...body }, { token, headers: { 'if-match': String(version) } });
  };
  // Safe: as above.
  const overtakenOf = ({ data }: Answered): Overtaken => (data as { detail: Overtaken }).detail;

  test('P47 of two who change different settings the second is answered both, with name, author and time', async () => {
    const { value: base, version } = await read('systemManage');
    await save(owner, 'systemManage', { value: { ...base, cacheMaxNum: 4 }, base, version });
    const later = await save(admin, 'systemManage', { value: { ...base, auto_logout_idle_time: 30 }, base, version });
    expect(later).toMatchObject({ status: 409, code: 'version_conflict' });
    const { merge, stored, version: now } = overtakenOf(later);
    expect(merge?.conflicts).toEqual([]);
    expect(merge?.taken).toEqual([
      {
        pointer: '/cacheMaxNum',
        label: expect.stringMatching(/\p{Script=Han}/u),
        was: base['cacheMaxNum'] ?? null,
        now: 4,
        author: expect.stringMatching(/\S/),
        changed_at: expect.any(String),
      },
    ]);
    expect((await read('systemManage')).value, 'nothing is saved by the answer').not.toHaveProperty(
      'auto_logout_idle_time',
    );
    const value = merge?.value ?? {};
    expect(await save(admin, 'systemManage', { value, base: stored.value, version: now })).toMatchObject({
      status: 200,
    });
    expect((await read('systemManage')).value).toMatchObject({ cacheMaxNum: 4, auto_logout_idle_time: 30 });
  });

  test('P47 a setting that both changed is asked for with both values, also of the workspace itself', async () => {
    const { value: base, version } = await read('baseinfo');
    await save(owner, 'baseinfo', { value: { ...base, address: 'Harbour 1' }, base, version });
    const later = await save(admin, 'baseinfo', {
      value: { ...base, address: 'Hill 2', language: 'en-US' },
      base,
      version,
    });
    const { merge } = overtakenOf(later);
    expect(merge?.conflicts).toMatchObject([{ pointer: '/address', mine: 'Hill 2', theirs: 'Harbour 1' }]);
    expect(merge?.value).toMatchObject({ address: 'Harbour 1', language: 'en-US' });
  });

  test('P3 a merge has no secret in it, whoever sent one', async () => {
    const { value: base, version } = await read('sms');
    const http = { setting: 'sms', provider: 'http', gateway_url: 'https://sms.example.com/a', access_key: 'k' };
    await save(owner, 'sms', { value: { ...http, access_secret: 'first-secret' }, base, version });
    const mine = { ...http, gateway_url: 'https://sms.example.com/b', access_secret: 'second-secret' };
    const later = await save(admin, 'sms', { value: mine, base: { ...base }, version });
    expect(JSON.stringify(overtakenOf(later).merge)).not.toContain('secret');
    expect(overtakenOf(later).merge?.conflicts).toMatchObject([{ pointer: '/gateway_url' }]);
  });

  test('without the value that it was made of, a late setting is answered with both values alone', async () => {
    const { value, version } = await read('systemManage');
    await save(owner, 'systemManage', { value: { ...value, cacheMaxNum: 9 }, version });
    const later = await save(admin, 'systemManage', { value: { ...value, cacheMaxNum: 8 }, version });
    expect(later.status).toBe(409);
    expect(overtakenOf(later)).not.toHaveProperty('merge');
  });
});
