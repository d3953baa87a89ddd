import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';

describeOnEachDatabase('a forged host', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open(), { PUBLIC_ORIGIN: 'https://pages.example.com' });
    return () => api.close();
  });

  const forged = [
    'evil.test',
    'acme.evil.test',
    'localhost.evil.test',
    'acme.localhost.evil.test',
    'pages.example.com.evil.test',
  ];

  test.each(forged)('P31 %s is no workspace, and no answer leads there', async (host) => {
    const visitor = api.visitor(host);
    const answers = [
      await visitor.call('getEnvironment'),
      await visitor.call(
        'getEnvironment',
        {},
        { headers: { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' } },
      ),
      await visitor.call('getLoginPage'),
      await visitor.call('listPages'),
    ];
    for (const { status, data, headers } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify([data, headers])).not.toContain('evil.test');
    }
    expect(answers[0]?.data).toMatchObject({
      ws_id: null,
      workspace: { access_info: { root_domain: 'pages.example.com' } },
    });
  });

  test('P31 the address that a page claims is read, not followed', async () => {
    for (const url of [
      'https://evil.test/login',
      '//acme.evil.test',
      'javascript:alert(1)',
      '\\\\acme.localhost',
      'x'.repeat(2_000),
    ]) {
      const { status, data } = await api.visitor().call('getEnvironment', { 'env-url': url });
      expect(status).toBe(200);
      expect(data).toMatchObject({ ws_id: null });
      expect(JSON.stringify(data)).not.toContain('evil.test');
    }
  });
});
