import { describe, expect, test } from 'vitest';
import { clientExample } from './client-example.ts';
import { listCalls } from './reference.ts';
import { Schemas } from './schema-facts.ts';

const envelope = (data: unknown) => ({
  '200': { content: { 'application/json': { schema: { properties: { data } } } } },
});
const body = (type: string, schema: unknown, example?: unknown) => ({
  requestBody: { content: { [type]: { schema, example } } },
});

function exampleOf(operation: Record<string, unknown>): string {
  const document = { paths: { '/api/a': { post: { operationId: 'save', tags: ['a'], ...operation } } } };
  const [call] = listCalls(document);
  if (!call) throw new Error('no call');
  return clientExample(call, new Schemas(document));
}

describe('client examples', () => {
  test('hold what the call needs and the example of its body, flat', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: { type: 'string', examples: ['7'] } },
      { name: 'size', in: 'query', schema: { type: 'integer' } },
      { name: 'kind', in: 'query', required: true, schema: { enum: ['x', 'y'] } },
    ];
    const written = exampleOf({
      parameters,
      ...body('application/json', { type: 'object' }, { name: "it's" }),
      responses: envelope({ type: 'object' }),
    });
    expect(written).toBe(`const answer = await client.call('save', { id: '7', kind: 'x', name: 'it\\'s' });`);
  });

  test('name a planned call where the client has it', () => {
    const planned = { 'x-planned': true, responses: envelope({ type: 'object' }) };
    expect(exampleOf(planned)).toBe("const answer = await client.planned.call('save', {});");
  });

  test('answer nothing where the call does, and break long arguments over lines', () => {
    const example = { first: 'a long enough text', second: 'another long enough text', 'with-dash': [1, 2] };
    expect(exampleOf({ ...body('application/json', {}, example), responses: envelope({ type: 'null' }) })).toBe(
      `await client.call('save', {\n  first: 'a long enough text',\n  second: 'another long enough text',\n  'with-dash': [1, 2],\n});`,
    );
  });

  test('hand files over, and a body that is no object as a whole', () => {
    const schema = { properties: { file: { type: 'string', format: 'binary' } } };
    expect(exampleOf({ ...body('multipart/form-data', schema, { file: 'a.png' }), responses: envelope({}) })).toContain(
      '{ file: file }',
    );
    expect(exampleOf({ ...body('application/json', {}, ['a']), responses: envelope({}) })).toContain("{ body: ['a'] }");
  });
});
