import { expect, test } from 'vitest';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { makeLocation } from '#tests/database/harness.ts';
import { environmentOf, startProcess } from './server-process.ts';

test('P45 the bundled server finds the program of its worker, which checks, saves and publishes a changed page', async ({
  onTestFinished,
}) => {
  const { location, remove } = await makeLocation('embedded');
  onTestFinished(remove);
  const server = await startProcess({ ...environmentOf(location), DEMO_CAPTCHA: demoCaptcha });
  onTestFinished(async () => {
    server.signal('SIGTERM');
    await server.ended();
  });
  await server.ready();
  const token = await signIn(server.origin, 'root');
  const call = async (method: 'POST' | 'PUT' | 'GET', path: string, body?: unknown) => {
    const answer = await fetch(server.origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // Safe: every answer of the contract is in this envelope.
    return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data };
  };
  const broken = { kind: 'page', id: 'own.page', version: 1, route: '/own', body: { id: 'a', widget: 'Nothing' } };
  const checked = await call('POST', '/api/wp/document/check', { document: broken });
  expect(JSON.stringify(checked)).toContain('PAGE_WIDGET_UNKNOWN');
  const text = { t: { 'zh-CN': '你好', 'en-US': 'Hello there' } };
  const note = { id: 'x.note', widget: 'Text', props: { text } };
  const operations = [{ op: 'insert', parent: 'card', slot: 'default', after: 'titles', value: note }];
  const page = '/api/wp/configuration/overlay/session.login';
  expect(await call('PUT', page, { value: { operations } })).toMatchObject({ status: 200 });
  expect(await call('POST', `${page}/publish`, {})).toMatchObject({ status: 200 });
  const entry = await fetch(`${server.origin}/login`, { headers: { accept: 'text/html' } });
  expect(await entry.text()).toContain('x.note');
});
