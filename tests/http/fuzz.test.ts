import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Operation, type OperationId, operations } from '#openapi';
import { type Api, startApi } from '#tests/api/api.ts';
import { signInAs } from '#tests/api/sign-in-as.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const names = [
  'kind',
  'key',
  'value',
  'name',
  'hash',
  'page',
  'size',
  'search',
  'comment',
  'document',
  'username',
  'password',
  'theme_color',
  'version_id',
  'wsId',
  'locale',
  'If-Match',
];
const words = [
  'loginPage',
  'overlay',
  'login',
  'theme',
  'zh-CN',
  '0',
  '-1',
  '1e9',
  '',
  'null',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  "';--",
  '../..',
  '<script>',
];

/** Anything JSON can hold, with a taste for what has broken servers before. */
const anything = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom(...names, ...words), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
  },
);
const request = fc.record({
  id: fc.constantFrom(...ids),
  caller: fc.constantFrom('root', 'owner', 'user', undefined),
  args: fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), anything, { maxKeys: 6 }),
});

/** Enough to find what is broken within seconds; `PAGEWRIGHT_FUZZ` asks for more. */
const runs = Number(process.env.PAGEWRIGHT_FUZZ ?? 400);

describeOnEachDatabase('random requests', (open) => {
  let api: Api;
  const tokens = new Map<string | undefined, string>();

  beforeAll(async () => {
    api = await startApi(await open());
    for (const username of ['root', 'owner', 'user'])
      tokens.set(username, (await signInAs(api.visitor(), username)).accessToken);
    return () => api.close();
  });

  test('P24 random arguments of every call get an answer of the contract, and never a server error', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ id, caller, args }) => {
        // Ending the session would end the test.
        const operation: Operation = operations[id];
        const token = operation.session === 'closes' ? undefined : tokens.get(caller);
        // Text that no address can hold would fail in the sender, not in the server.
        const sendable = Object.fromEntries(
          Object.entries(args).map(([name, value]) => [name, sendableIn(id, name, value)]),
        );
        const answer = await api.visitor().call(id, sendable, { token });
        // A server of tests answers 500 to its own answers that are off the contract.
        expect(answer.status, `${id}: ${answer.message}`).toBeLessThan(500);
      }),
      { numRuns: runs },
    );
  });
});

function sendableIn(id: OperationId, name: string, value: unknown): unknown {
  const { pathParams, query, headers, body } = operations[id];
  const isText = [...pathParams, ...query, ...headers].some((other) => other === name) || body === 'form';
  if (!isText) return value;
  const text = String(typeof value === 'object' ? JSON.stringify(value) : value).replace(/[\ud800-\udfff]/g, '');
  return headers.some((other) => other === name) ? text.replace(/[^\x20-\x7e]/g, '') : text;
}
