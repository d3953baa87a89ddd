import { beforeAll, describe, expect, it } from 'vitest';
import { contractFolder, renderContract } from './bundle.ts';
import { checkContract } from './check.ts';
import { ContractDiagnostics } from './contract-diagnostics.ts';
import { areaNames, child, type ContractSource, isNode, type Node, readContract } from './source.ts';

let source: ContractSource;
/** The contract with one of its areas, which is checked in a tenth of the time; nothing uses what the others did. */
let small: ContractSource;
let unused: Set<string>;
beforeAll(async () => {
  source = await readContract(contractFolder);
  small = { ...source, areas: { auth: child(source.areas, 'auth') } };
  unused = new Set();
  unused = new Set(diagnosticsOf(small));
});

/** A call that keeps every rule; each canary breaks one. */
const good = (): Node => ({
  operationId: 'listCanaries',
  tags: ['canary'],
  summary: 'For the tests.',
  'x-roles': 'signedIn',
  'x-scope': 'workspace',
  'x-log': { 'en-US': 'List canaries', 'zh-CN': '查看金丝雀' },
  'x-answer': { type: 'string' },
});

const canaries = { 'en-US': 'Canaries', 'zh-CN': '金丝雀' };

/** The contract, or the small one, with one more area, whose only call is `operation`. */
function withCall(
  operation: Node,
  at: { path?: string; method?: string; components?: Node; within?: ContractSource } = {},
): ContractSource {
  const { path = '/api/canary', method = 'get', components = {}, within = small } = at;
  return {
    ...within,
    areas: { ...within.areas, canary: { 'x-log': canaries, paths: { [path]: { [method]: operation } }, components } },
  };
}

function diagnosticsOf(contract: ContractSource): string[] {
  try {
    checkContract(contract);
    return [];
  } catch (error) {
    if (error instanceof ContractDiagnostics) return error.diagnostics.filter((diagnostic) => !unused.has(diagnostic));
    throw error;
  }
}

function without(key: string): Node {
  const { [key]: _gone, ...rest } = good();
  return rest;
}

const location = 'canary.yaml GET /api/canary';
const body = (schema: unknown, more: Node = {}): Node => ({
  ...good(),
  ...more,
  requestBody: { content: { 'application/json': { schema, example: {} } } },
});

describe('checkContract', () => {
  it('accepts the contract, and one more call that keeps the rules', () => {
    expect(diagnosticsOf(source)).toEqual([]);
    expect(diagnosticsOf(withCall(good(), { within: source }))).toEqual([]);
  });

  it('takes a file with `area` for a part of that area, and refuses one of an area that does not exist', () => {
    const part = (area: string): ContractSource => {
      const paths = { '/api/canary': { get: { ...good(), tags: [area] } } };
      return { ...small, areas: { ...small.areas, 'auth-canary': { area, paths } } };
    };
    expect(diagnosticsOf(part('auth'))).toEqual([]);
    expect(areaNames(part('auth'))).toEqual(['auth']);
    expect(diagnosticsOf(part('aut'))).toEqual([
      expect.stringContaining('auth-canary.yaml GET /api/canary: is of the unknown area "aut", did you mean "auth"?'),
    ]);
  });

  it.each(['x-roles', 'x-scope'])('P3 refuses an operation without a declared rule: %s', async (key) => {
    const broken = withCall(without(key));
    expect(diagnosticsOf(broken)).toEqual([expect.stringContaining(`${location}: has no ${key}; it says`)]);
    await expect(renderContract(broken)).rejects.toThrow(ContractDiagnostics);
  });

  it.each([
    ['operationId', { operationId: undefined }, 'needs an operationId'],
    ['summary', { summary: undefined }, 'needs a summary'],
    ['sentence', { summary: 'For the tests' }, 'needs a summary'],
    ['body', { requestBody: { content: { 'application/json': {} } } }, 'needs an example of its body'],
    ['tags', { tags: ['canaries'] }, 'needs "tags: [canary]"'],
    [
      'set',
      { 'x-roles': 'workspaceAdmin' },
      'x-roles has the unknown name "workspaceAdmin", did you mean "workspaceAdmins"?',
    ],
    ['scope', { 'x-scope': 'tenant' }, 'x-scope has the unknown name "tenant"'],
    ['guard', { 'x-guard': 'selv' }, 'x-guard has the unknown name "selv", did you mean "self"?'],
    ['code', { 'x-errors': ['not_founde'] }, 'unknown code "not_founde", did you mean "not_found"?'],
    ['client code', { 'x-errors': ['network_error'] }, 'which only the client makes'],
    ['cache tag', { 'x-reads': ['pages'] }, 'x-reads has the unknown cache tag "pages", did you mean "page"?'],
    ['extension', { 'x-role': 'system' }, 'unknown field "x-role", did you mean "x-roles"?'],
    ['list of buildable calls', { 'x-buildable': true }, 'x-buildable is not for the area "canary"'],
    ['gesture', { 'x-without-gesture': true }, 'x-without-gesture is for a writing call with x-buildable'],
    ['log', { 'x-unlogged': 'A matter of the caller alone.' }, 'x-unlogged is for a writing call'],
    ['reason', { 'x-unlogged': true }, 'x-unlogged says why no change by it is in the operation log'],
    ['application', { 'x-application': 'app' }, 'x-application names "app", which is no argument'],
    ['safe', { 'x-safe': true }, 'x-safe is for a POST'],
    ['writes', { 'x-writes': ['page'] }, 'x-writes on a call that only reads'],
    ['raw', { 'x-raw': true, 'x-answer': undefined }, 'x-raw needs "responses: 200"'],
    [
      'answer',
      { 'x-answer': { $ref: '#/components/schemas/Nothing' } },
      '"#/components/schemas/Nothing" points at nothing',
    ],
    ['open answer', { 'x-answer': { type: 'object', properties: {} } }, 'does not say whether it is closed'],
    ['parameter', { parameters: [{ $ref: '#/components/parameters/Pages' }] }, 'points at nothing'],
    [
      'path parameter',
      { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }] },
      'the path has {}, the parameters declare {id}',
    ],
    [
      'list',
      {
        parameters: [{ name: 'ids', in: 'query', schema: { type: 'array', maxItems: 9, items: { type: 'integer' } } }],
      },
      'needs "explode: false"',
    ],
  ])('refuses a broken %s', (_name, change, diagnostic) => {
    const changed = Object.fromEntries(
      Object.entries({ ...good(), ...change }).filter(([, value]) => value !== undefined),
    );
    expect(diagnosticsOf(withCall(changed))).toContainEqual(expect.stringContaining(diagnostic));
  });

  it('refuses two calls with one name, and two with one address', () => {
    expect(diagnosticsOf(withCall({ ...good(), operationId: 'getUserInfo' }, { within: source }))).toEqual([
      'canary.yaml GET /api/canary: "getUserInfo" is already used by account.yaml GET /api/wb/user-info',
    ]);
    const parameters = [{ name: 'file', in: 'path', required: true, schema: { type: 'string', maxLength: 9 } }];
    expect(diagnosticsOf(withCall({ ...good(), parameters }, { path: '/files/{file}', within: source }))).toEqual([
      'canary.yaml GET /files/{file}: "get /files/{}" is already used by file.yaml GET /files/{name}',
    ]);
  });

  it.each([
    ['an open object', { type: 'object', properties: {} }, 'does not say whether it is closed'],
    [
      'an open object inside',
      { type: 'array', maxItems: 2, items: { type: 'object' } },
      'does not say whether it is closed',
    ],
    ['a text without bounds', { type: 'string' }, 'needs "maxLength"'],
    ['a list without bounds', { type: 'array', items: { type: 'integer' } }, 'needs "maxItems"'],
    [
      'a default in one of its alternatives',
      {
        oneOf: [
          { type: 'integer' },
          { type: 'object', additionalProperties: false, properties: { port: { type: 'integer', default: 1 } } },
        ],
      },
      'a default inside an alternative',
    ],
  ])('P4 refuses a body with %s', (_name, schema, diagnostic) => {
    expect(diagnosticsOf(withCall(body(schema), { method: 'post' }))).toEqual([expect.stringContaining(diagnostic)]);
  });

  it.each(['ws_id', 'created_at', 'created_by', 'updated_at', 'deleted_at', 'version'])(
    'P4 refuses a body that carries %s, unless the specification does',
    (name) => {
      const bodyWith = (more: Node): Node =>
        body({ type: 'object', additionalProperties: false, properties: { [name]: { type: 'integer', ...more } } });
      expect(diagnosticsOf(withCall(bodyWith({}), { method: 'post' }))).toEqual([
        expect.stringContaining(`"${name}" is written by the server alone`),
      ]);
      expect(diagnosticsOf(withCall(bodyWith({ 'x-writable': 'S2 §7' }), { method: 'post' }))).toEqual([]);
    },
  );

  it('refuses a name that is both a parameter and a field, for arguments are flat', () => {
    const schema = { type: 'object', additionalProperties: false, properties: { id: { type: 'integer' } } };
    const parameters = [{ name: 'id', in: 'query', schema: { type: 'integer' } }];
    expect(diagnosticsOf(withCall(body(schema, { parameters }), { method: 'post' }))).toEqual([
      expect.stringContaining('"id" is both in the query and in the body'),
    ]);
  });

  it('lets a field repeat a path parameter when callers may leave it out', () => {
    const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
    const diagnosticsWith = (field: Node, more: Node = {}): string[] => {
      const schema = { type: 'object', additionalProperties: false, properties: { id: field }, ...more };
      return diagnosticsOf(withCall(body(schema, { parameters }), { method: 'put', path: '/api/canary/{id}' }));
    };
    expect(diagnosticsWith({ type: 'integer' })).toEqual([expect.stringContaining('both in the path and in the body')]);
    expect(diagnosticsWith({ type: 'integer', 'x-in-path': true })).toEqual([]);
    expect(diagnosticsWith({ type: 'integer', 'x-in-path': true }, { required: ['id'] })).toEqual([
      expect.stringContaining('"id" is x-in-path, so it cannot be required'),
    ]);
    const elsewhere = {
      type: 'object',
      additionalProperties: false,
      properties: { id: { type: 'integer', 'x-in-path': true } },
    };
    expect(diagnosticsOf(withCall(body(elsewhere), { method: 'post' }))).toEqual([
      expect.stringContaining('"id" is x-in-path, but the path has no such parameter'),
    ]);
  });

  it('refuses a schema that is defined twice, and one that nothing uses', () => {
    const components = { schemas: { User: { type: 'string' }, Nest: { type: 'string' } } };
    const diagnostics = diagnosticsOf(withCall(good(), { components, within: source }));
    expect(diagnostics.some((diagnostic) => /schemas\/User is already in \w+\.yaml/.test(diagnostic))).toBe(true);
    expect(diagnostics).toContain('the schema Nest is used by nothing');
  });

  it('refuses a set with an unknown role or the reserved name', () => {
    const sets = { ...child(source.roles, 'sets'), public: { roles: ['APP_OWNR'] } };
    expect(diagnosticsOf({ ...source, roles: { ...source.roles, sets } })).toEqual([
      'roles.yaml: the set name "public" is reserved',
      'roles.yaml: the set "public" has the unknown role "APP_OWNR", did you mean "APP_OWNER"?',
    ]);
  });

  it.each([
    ['zh-CN', { 'zh-CN': '' }, 'has no "zh-CN"'],
    ['hint', { hint: undefined }, 'has no "hint"'],
    ['status', { status: 200 }, 'needs a status from 400 to 599'],
    ['reason', { standard: 'write' }, 'unknown reason "write", did you mean "writes"?'],
    ['detail', { detail: 'FaultDetail' }, 'unknown detail schema "FaultDetail"'],
    ['field', { 'en-us': 'x' }, 'unknown field "en-us", did you mean "en-US"?'],
  ])('refuses an error with a broken %s', (_name, change, diagnostic) => {
    const entry = source.errors['not_found'];
    const errors = { ...source.errors, not_found: { ...(isNode(entry) ? entry : {}), ...change } };
    expect(diagnosticsOf({ ...source, errors })).toContainEqual(
      expect.stringContaining(
        `errors.yaml: not_found ${diagnostic.startsWith('has no') || diagnostic.startsWith('needs') ? diagnostic : `has the ${diagnostic}`}`,
      ),
    );
  });
});

describe('renderContract', () => {
  it('gives the same bytes for the same description', async () => {
    expect(await renderContract(source)).toEqual(await renderContract(await readContract(contractFolder)));
  });

  it('adds failures, headers and security by the kind of the call', async () => {
    const call = body(
      { type: 'object', additionalProperties: false },
      { 'x-versioned': true, 'x-errors': ['not_found'] },
    );
    const files = await renderContract(withCall(call, { method: 'put', within: source }));
    const document: unknown = JSON.parse(files['openapi.json'] ?? '');
    const operation = child(child(child(document, 'paths'), '/api/canary'), 'put');
    expect(Object.keys(child(operation, 'responses'))).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
      '507',
    ]);
    expect(operation['security']).toEqual([{ bearer: [] }]);
    expect(operation['parameters']).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    expect(operation['parameters']).toContainEqual({ $ref: '#/components/parameters/IfMatch' });
    expect(files['operations.ts']).toContain(
      "listCanaries: { method: 'put', path: '/api/canary', area: 'canary', roles: 'signedIn'",
    );
  });

  it('a planned call answers 501', async () => {
    const files = await renderContract(withCall({ ...good(), 'x-planned': true }, { within: source }));
    const operation = child(child(child(JSON.parse(files['openapi.json'] ?? ''), 'paths'), '/api/canary'), 'get');
    expect(child(operation, 'responses')).toHaveProperty('501');
  });
});
