import { afterEach, describe, expect, test } from 'vitest';
import { operations } from '#openapi';
import { readDescription } from './contract/description.ts';
import { createValidators } from './contract/validators.ts';
import { countGeneratedCode } from './testing/count-generated-code.ts';
import { portOf } from './testing/port-of.ts';
import { createTinyApp, owner } from './testing/tiny-app.ts';

let counter: ReturnType<typeof countGeneratedCode> | undefined;
afterEach(() => counter?.stop());

const body = {
  type: 'object',
  additionalProperties: false,
  properties: { title: { type: 'string', pattern: '^[a-z]+$' } },
};
const tiny = {
  saveThing: {
    row: { method: 'post' as const, path: '/api/thing/{id}', roles: 'signedIn' as const, body: 'json' as const },
    node: {
      parameters: [{ name: 'id', in: 'path' as const, required: true, schema: { type: 'integer' } }],
      requestBody: { content: { 'application/json': { schema: body } } },
    },
  },
  readThing: { row: { method: 'get' as const, path: '/api/thing' } },
};

describe('P19 code is made before the server listens', () => {
  test('P19 the counter sees the compilation of a validator', () => {
    counter = countGeneratedCode();
    createValidators({ paths: {} }).compile({ type: 'string', maxLength: 3 }, 'json', 'canary');
    expect(counter.count()).toBeGreaterThan(0);
  });

  test('P19 requests of every kind make none', async () => {
    const app = await createTinyApp({
      operations: tiny,
      sessions: { owner },
      handlers: { saveThing: async () => ({ any: 'thing' }), readThing: async () => null },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${portOf(app)}`;
    counter = countGeneratedCode();
    const send = (path: string, payload?: unknown) =>
      fetch(origin + path, {
        method: payload === undefined ? 'GET' : 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json', accept: 'text/html' },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      });
    const statuses: number[] = [];
    for (const answer of [
      await send('/api/thing/1', { title: 'abc' }),
      await send('/api/thing/x', { title: 'ABC', other: 1 }),
      await send('/api/thing?page=1'),
      await send('/api/nothing'),
      await send('/login'),
      await send('/healthz'),
      await send('/metrics'),
    ]) {
      statuses.push(answer.status);
      await answer.text();
    }
    expect(statuses).toEqual([200, 422, 422, 404, 503, 200, 200]);
    expect(counter.count()).toBe(0);
    await app.close();
  });

  test('P19 every operation of the product can be compiled ahead', () => {
    const description = readDescription();
    const validators = createValidators(description);
    for (const name of Object.keys(description.components?.schemas ?? {})) {
      expect(() => validators.compile({ $ref: `#/components/schemas/${name}` }, 'answer', name)).not.toThrow();
    }
    expect(Object.keys(operations).length).toBeGreaterThan(20);
  });
});
