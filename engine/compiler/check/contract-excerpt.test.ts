import { expect, test } from 'vitest';
import bundle from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { readContract } from './contract.ts';
import { contractExcerpt } from './contract-excerpt.ts';

test('an excerpt of the contract is read as the whole, and is much shorter', () => {
  const excerpt = contractExcerpt(bundle);
  const [whole, read] = [readContract(bundle), readContract(excerpt)];
  expect(Object.keys(read.operations).length).toBeGreaterThan(300);
  expect(read.operations).toEqual(whole.operations);
  for (const name of Object.keys(bundle.components.schemas)) {
    const ref = `#/components/schemas/${name}`;
    expect(read.resolve(ref)).toEqual(whole.resolve(ref));
  }
  expect(JSON.stringify(excerpt).length).toBeLessThan(JSON.stringify(bundle).length * 0.6);
});

test('an excerpt follows the first answer of a success, and passes over what is no operation', () => {
  const answer = {
    content: { 'application/json': { schema: { type: 'object', properties: { data: { type: 'string' } } } } },
  };
  const described = {
    paths: {
      '/a': {
        summary: 'A path.',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        post: { operationId: 'makeA', 'x-roles': 'public', responses: { 201: answer, 409: {} }, summary: 'Makes it.' },
      },
    },
  };
  expect(contractExcerpt(described)).toEqual({
    paths: {
      '/a': {
        parameters: described.paths['/a'].parameters,
        post: { operationId: 'makeA', 'x-roles': 'public', responses: { 201: answer } },
      },
    },
    components: undefined,
  });
  expect(readContract(contractExcerpt(described))['operations']).toEqual(readContract(described).operations);
  expect(readContract(contractExcerpt(5)).operations).toEqual({});
});
