import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { assembleContract } from '../assemble.ts';
import { contractFolder } from '../bundle.ts';
import { child, type ContractSource, type Node, readContract } from '../source.ts';
import { lintContract, lintRules } from './lint-contract.ts';

let source: ContractSource;
let document: Node;
let rules: string[];
beforeAll(async () => {
  source = await readContract(contractFolder);
  document = assembleContract(source);
  rules = Object.keys(child(parse(await readFile(lintRules, 'utf8')), 'rules'));
});

const answers = (schema: Node): Node => ({
  200: { description: 'Done.', content: { 'application/json': { schema } } },
  400: { description: 'Refused.' },
});

/** A call that keeps every rule, with what one canary changes. */
const call = (change: Node = {}): Node => ({
  operationId: 'readCanary',
  summary: 'For the tests.',
  tags: ['auth'],
  security: [{ bearer: [] }],
  responses: answers({ type: 'string' }),
  ...change,
});

const body = (media: Node): Node => call({ requestBody: { content: { 'application/json': media } } });
const answering = (schema: Node): Node => call({ responses: answers(schema) });
const parameter = (change: Node): Node => call({ parameters: [{ name: 'id', in: 'query', ...change }] });

/** What to add to the paths, or to the components, so that exactly this rule is broken. */
const canaries: Record<string, { paths?: Node; components?: Node; tags?: Node[] }> = {
  struct: { paths: { '/api/canary': { get: call({ operationid: 'x' }) } } },
  'no-unresolved-refs': { paths: { '/api/canary': { get: answering({ $ref: '#/components/schemas/Nothing' }) } } },
  'no-unused-components': { components: { responses: { Nobody: { description: 'Lost.' } } } },
  'spec-components-invalid-map-name': {
    components: { parameters: { 'no name': { name: 'x', in: 'query', schema: { type: 'string' } } } },
    paths: { '/api/canary': { get: call({ parameters: [{ $ref: '#/components/parameters/no name' }] }) } },
  },
  'security-defined': { paths: { '/api/canary': { get: call({ security: [{ nobody: [] }] }) } } },
  'operation-tag-defined': { paths: { '/api/canary': { get: call({ tags: ['canaries'] }) } } },
  'no-duplicated-tag-names': { tags: [{ name: 'auth' }] },
  'no-identical-paths': {
    paths: {
      '/api/canary/{id}': { get: parameter({ in: 'path', required: true, schema: { type: 'string' } }) },
      '/api/canary/{name}': {
        put: {
          ...parameter({ name: 'name', in: 'path', required: true, schema: { type: 'string' } }),
          operationId: 'b',
        },
      },
    },
  },
  'no-ambiguous-paths': {
    paths: {
      '/api/canary/{id}/eggs': { get: parameter({ in: 'path', required: true, schema: { type: 'string' } }) },
      '/api/canary/nest/{id}': {
        get: { ...parameter({ in: 'path', required: true, schema: { type: 'string' } }), operationId: 'b' },
      },
    },
  },
  'path-declaration-must-exist': { paths: { '/api/canary/{}': { get: call() } } },
  'path-not-include-query': { paths: { '/api/canary?id=1': { get: call() } } },
  'no-path-trailing-slash': { paths: { '/api/canary/': { get: call() } } },
  'path-parameters-defined': { paths: { '/api/canary/{id}': { get: call() } } },
  'operation-operationId-unique': { paths: { '/api/canary': { get: call({ operationId: 'readSound' }) } } },
  'operation-operationId-url-safe': { paths: { '/api/canary': { get: call({ operationId: 'read canary' }) } } },
  'operation-parameters-unique': {
    paths: {
      '/api/canary': {
        get: call({ parameters: [1, 2].map(() => ({ name: 'id', in: 'query', schema: { type: 'string' } })) }),
      },
    },
  },
  'operation-summary': { paths: { '/api/canary': { get: call({ summary: undefined }) } } },
  'operation-2xx-response': { paths: { '/api/canary': { get: call({ responses: { 400: { description: 'No.' } } }) } } },
  'operation-4xx-response': {
    paths: { '/api/canary': { get: call({ responses: { 200: { description: 'Yes.' } } }) } },
  },
  'no-enum-type-mismatch': { paths: { '/api/canary': { get: answering({ type: 'string', enum: ['a', 1] }) } } },
  'no-duplicated-enum-values': { paths: { '/api/canary': { get: answering({ type: 'string', enum: ['a', 'a'] }) } } },
  'no-schema-type-mismatch': {
    paths: { '/api/canary': { get: answering({ type: 'array', items: {}, properties: { a: {} } }) } },
  },
  'no-required-schema-properties-undefined': {
    paths: { '/api/canary': { get: answering({ type: 'object', properties: { a: {} }, required: ['b'] }) } },
  },
  'no-mixed-number-range-constraints': {
    paths: { '/api/canary': { get: answering({ type: 'integer', minimum: 1, exclusiveMinimum: 2 }) } },
  },
  'no-illogical-composition-keywords': {
    paths: { '/api/canary': { get: answering({ oneOf: [{ type: 'string' }, { type: 'string' }] }) } },
  },
  'no-invalid-schema-examples': {
    paths: { '/api/canary': { get: answering({ type: 'string', maxLength: 2, examples: ['long'] }) } },
  },
  'no-invalid-media-type-examples': {
    paths: { '/api/canary': { post: body({ schema: { type: 'string' }, example: 7 }) } },
  },
  'no-invalid-parameter-examples': {
    paths: { '/api/canary': { get: parameter({ schema: { type: 'integer' }, example: 'seven' }) } },
  },
};

/** A description of one sound call beside the canary; small, for it is read once a rule. */
function withCanary({ paths = {}, components = {}, tags = [] }: (typeof canaries)[string]): Node {
  const { securitySchemes } = child(document, 'components');
  return {
    ...document,
    tags: [{ name: 'auth' }, ...tags],
    paths: {
      '/api/sound': { get: call({ operationId: 'readSound', security: [{ client: [] }, { bearer: [] }] }) },
      ...paths,
    },
    components: { securitySchemes, ...components },
  };
}

describe('lintContract', () => {
  it('finds nothing in the contract with one more call that keeps the rules', async () => {
    expect(await lintContract(source, withCanary({ paths: { '/api/canary': { get: call() } } }))).toEqual([]);
  });

  it('has a canary for every rule of its file', () => {
    expect(Object.keys(canaries).sort()).toEqual([...rules].sort());
  });

  it.each(Object.entries(canaries))('finds what breaks %s', async (rule, canary) => {
    const found = await lintContract(source, withCanary(canary));
    const broken = found.map((text) => /\(([\w-]+)\)$/.exec(text)?.[1]);
    // Two equal addresses are ambiguous as well.
    expect(broken).toEqual(rule === 'no-identical-paths' ? [rule, 'no-ambiguous-paths'] : [rule]);
  });

  it('names the place in the file that people write', async () => {
    const paths = child(document, 'paths');
    const item = child(paths, '/api/oauth/logout');
    const broken = { ...child(item, 'post'), tags: ['nothing'] };
    const changed = { ...document, paths: { ...paths, '/api/oauth/logout': { ...item, post: broken } } };
    expect(await lintContract(source, changed)).toEqual([
      expect.stringMatching(/^auth\.yaml POST \/api\/oauth\/logout at tags\/0: .* \(operation-tag-defined\)$/),
    ]);
  });
});
