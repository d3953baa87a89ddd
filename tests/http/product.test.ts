import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Operation, type OperationId, operations, type Role } from '#openapi';
import { countGeneratedCode } from '#server/kernel/http/testing/count-generated-code.ts';
import { type Api, startNewApi } from '#tests/api/api.ts';
import { signInAs } from '#tests/api/sign-in-as.ts';
import type { Visitor } from '#tests/api/visitor.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
/** A demo account for each kind of caller that the contract may ask for. */
const accountOf = (allowed: readonly Role[]): string => (allowed.includes('WORKSPACE_SUPER_ADMIN') ? 'owner' : 'root');

describeOnEachDatabase('the whole server', (open) => {
  let api: Api;
  let counter: ReturnType<typeof countGeneratedCode> | undefined;
  const signedIn = new Map<string, { visitor: Visitor; token: string }>();

  beforeAll(async () => {
    api = await startNewApi(await open());
    for (const username of ['root', 'owner']) {
      const visitor = api.visitor();
      signedIn.set(username, { visitor, token: (await signInAs(visitor, username)).accessToken });
    }
    return () => api.close();
  });
  afterEach(() => counter?.stop());

  const send = (id: OperationId, args: Record<string, unknown>) => {
    const { roles, allowed, session }: Operation = operations[id];
    const found = signedIn.get(accountOf(allowed));
    if (!found) throw new Error(`nobody may call ${id}`);
    const isPublic = roles === 'public' || session === 'opens';
    return found.visitor.call(id, args, isPublic ? {} : { token: found.token });
  };

  test('P19 a visit makes no code', async () => {
    counter = countGeneratedCode();
    const visitor = api.visitor('acme.localhost:4300');
    const page = await visitor.request({ url: '/login', headers: { accept: 'text/html' } });
    expect([200, 503]).toContain(page.status);
    const { accessToken: token } = await signInAs(visitor, 'owner');
    for (const id of ['getEnvironment', 'listPages', 'listApplications', 'getUserInfo', 'getPlatformConfig'] as const) {
      await visitor.call(id, {}, { token });
    }
    const key = { kind: 'loginPage', key: 'login' };
    await visitor.call('saveConfiguration', { ...key, value: { loginLocation: 'left' } }, { token });
    await visitor.call('getConfiguration', key, { token });
    await visitor.call(
      'checkDocument',
      { document: { kind: 'page', version: 1, id: 'x.a', title: { t: 'x' }, body: { id: 'a', widget: 'Nothing' } } },
      { token },
    );
    expect(counter.count()).toBe(0);
  });

  test('P41 no answer to nonsense tells a stack, SQL or path', async () => {
    const nonsense = ["' or 1=1 --", '../../etc/passwd', '%00', '{{7*7}}', '\u{1f600}'.repeat(50), 'x'.repeat(5_000)];
    const sendNonsense = async (id: OperationId) => {
      const names = [...operations[id].pathParams, ...operations[id].query];
      // Where there is no place for it, all requests would be the same one.
      for (const text of names.length > 0 ? nonsense : ['']) {
        const args = Object.fromEntries(names.map((name) => [name, text]));
        const { status, bytes } = await send(id, args);
        const { planned }: Operation = operations[id];
        expect(planned && status === 501 ? 200 : status, `${id} ${text.slice(0, 20)}`).toBeLessThan(500);
        expect(bytes.toString('latin1')).not.toMatch(
          /\bat .+:\d+:\d+|\bselect\b.+\bfrom\b|\/work\/|node_modules|\.ts:/i,
        );
      }
    };
    const sendable = ids.filter((name) => operations[name].body !== 'multipart');
    // Many at once, as people are: waiting for one answer before the next request would take most of the time.
    for (let at = 0; at < sendable.length; at += 20) await Promise.all(sendable.slice(at, at + 20).map(sendNonsense));
  });
});
