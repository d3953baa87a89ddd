import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue, operations, roleSets, roles } from '#openapi';
import { assembleContract } from '#scripts/contract/assemble.ts';
import { contractFolder } from '#scripts/contract/bundle.ts';
import { engineErrors, renderErrorDocs } from '#scripts/contract/error-docs.ts';
import { child, isNode, listOperations, type Node, readContract } from '#scripts/contract/source.ts';

const source = await readContract(contractFolder);
const document = assembleContract(source);

/** Ajv as strict as the server's, with the description known as `contract`. */
function validator(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  // The package's default export is the function itself under one more `default` in ESM.
  const formats = addFormats as unknown as (target: Ajv2020) => void;
  formats(ajv);
  ajv.addFormat('binary', true);
  // Words of OpenAPI around the schemas.
  for (const word of ['x-secret', 'x-writable', 'x-in-path', 'components', 'schemas']) ajv.addKeyword(word);
  ajv.addSchema({ $id: 'contract', components: child(document, 'components') }, 'contract', true, false);
  return ajv;
}

/** Every schema of the description by its JSON pointer. */
function* schemas(node: unknown, pointer: string): Generator<[string, Node]> {
  if (Array.isArray(node)) for (const [index, item] of node.entries()) yield* schemas(item, `${pointer}/${index}`);
  if (!isNode(node)) return;
  for (const [key, value] of Object.entries(node)) {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (key === 'schema' && isNode(value)) yield [at, value];
    else yield* schemas(value, at);
  }
}

/** Everything in the description that is an object, by its JSON pointer. */
function* parts(node: unknown, pointer: string): Generator<[string, Node]> {
  if (isNode(node)) yield [pointer, node];
  const entries = Array.isArray(node) || isNode(node) ? Object.entries(node) : [];
  for (const [key, value] of entries) yield* parts(value, `${pointer}/${key}`);
}

const local = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components'));

describe('contract', () => {
  it('has schemas that a strict validator accepts, and examples that they accept', () => {
    const ajv = validator();
    const named = Object.entries(child(child(document, 'components'), 'schemas'));
    const all = [
      ...schemas(child(document, 'paths'), ''),
      ...named.filter((entry): entry is [string, Node] => isNode(entry[1])),
    ];
    let examples = 0;
    for (const [pointer, schema] of all) {
      const check = ajv.compile(Object(local(schema)));
      for (const example of Array.isArray(schema['examples']) ? schema['examples'] : []) {
        expect(check(example) ? [] : check.errors, pointer).toEqual([]);
        examples += 1;
      }
    }
    for (const { node, location } of listOperations(source)) {
      for (const media of Object.values(child(child(node, 'requestBody'), 'content'))) {
        if (!isNode(media) || !('example' in media)) continue;
        const check = ajv.compile(Object(local(media['schema'])));
        expect(check(media['example']) ? [] : check.errors, location).toEqual([]);
        examples += 1;
      }
    }
    expect(examples).toBeGreaterThan(15);
  });

  it('SESS-05 every answer but files is an envelope of success, message, data and code', () => {
    for (const { node, location, path, method } of listOperations(source)) {
      const responses = child(child(child(child(document, 'paths'), path), method), 'responses');
      for (const [status, response] of Object.entries(responses)) {
        if (node['x-raw'] === true && status === '200') continue;
        const ref = isNode(response) ? response['$ref'] : undefined;
        const name = typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
        const found = name ? child(child(child(document, 'components'), 'responses'), name) : response;
        const schema = child(child(child(found, 'content'), 'application/json'), 'schema');
        expect(schema['required'], `${location} ${status}`).toEqual(['success', 'message', 'data', 'code']);
        expect(child(schema, 'properties')).toMatchObject({
          success: { const: status === '200' },
          code: { const: Number(status) },
        });
      }
    }
  });

  it('ROLE-01 has exactly the ten roles', () => {
    expect(Object.keys(roles)).toEqual([
      'SYSTEM_SUPER_ADMIN',
      'SYSTEM_ADMIN',
      'WORKSPACE_SUPER_ADMIN',
      'WORKSPACE_ADMIN',
      'WORKSPACE_APP_ADMIN',
      'WORKSPACE_ACCOUNT_ADMIN',
      'WORKSPACE_USER',
      'APP_OWNER',
      'APP_ADMIN',
      'APP_USER',
    ]);
    expect(roleSets.signedIn).toEqual(Object.keys(roles));
    expect(roleSets.workspaceMembers).toEqual(Object.keys(roles).filter((role) => !role.startsWith('SYSTEM_')));
  });

  it('ROLE-09 ROLE-10 ROLE-11 ROLE-29 the sets hold the roles of the ledger', () => {
    const editors = [
      'SYSTEM_SUPER_ADMIN',
      'WORKSPACE_SUPER_ADMIN',
      'WORKSPACE_ADMIN',
      'WORKSPACE_APP_ADMIN',
      'APP_OWNER',
      'APP_ADMIN',
    ];
    expect(roleSets.editors).toEqual(editors);
    expect(roleSets.appAdmins).toEqual(editors.slice(0, 4));
    expect(roleSets.allRoutes).toEqual([
      'SYSTEM_SUPER_ADMIN',
      'SYSTEM_ADMIN',
      'WORKSPACE_SUPER_ADMIN',
      'WORKSPACE_ADMIN',
      'APP_OWNER',
      'APP_ADMIN',
    ]);
    expect(roleSets.admins).toEqual(
      Object.keys(roles).filter((role) => role !== 'WORKSPACE_USER' && role !== 'APP_USER'),
    );
  });

  it('P3 every operation of the table declares who may call it', () => {
    for (const [id, operation] of Object.entries(operations)) {
      const expected = operation.roles === 'public' ? Object.keys(roles) : roleSets[operation.roles];
      expect(operation.allowed, id).toEqual(expected);
      expect(operation.allowed.length, id).toBeGreaterThan(0);
    }
  });

  it('ERR-13 the catalogue has every code of the specification, in both languages', () => {
    const specified: ErrorCode[] = [
      'invalid_app_auth',
      'invalid_auth',
      'refresh_token_has_expired',
      'refresh_token_is_invalid',
      'access_token_is_invalid',
      'access_token_has_expired',
      'workspace_out_of_use',
      'enterprise_maintenance_in_progress',
      'platform_maintenance_in_progress',
      'workspace_expired',
      'workspace_not_started',
    ];
    expect(Object.keys(errorCatalogue)).toEqual(expect.arrayContaining(specified));
    for (const [code, texts] of Object.entries(errorCatalogue)) {
      expect(texts['zh-CN'], code).toMatch(/\p{Script=Han}/u);
      expect(texts['en-US'], code).not.toMatch(/\p{Script=Han}/u);
      expect(texts.hint, code).not.toBe('');
    }
  });

  it('docs/errors.md has every code of the contract and of the engine, and is not stale', async () => {
    const engine = await engineErrors(join(contractFolder, '..'));
    const text = await readFile(join(contractFolder, '../docs/errors.md'), 'utf8');
    for (const code of [...Object.keys(errorCatalogue), ...Object.keys(engine)]) expect(text).toContain(`\`${code}\``);
    expect(Object.keys(engine).length).toBeGreaterThan(20);
    expect(text).toBe(renderErrorDocs(source, engine));
  });

  it('names whom a grant is for by one enumeration, and an upload by its id', () => {
    const all = [...parts(document, '')];
    const subjects = all.filter(([, node]) => {
      const words = JSON.stringify(node['enum'] ?? []);
      return words.includes('"department"') && words.includes('"userGroup"');
    });
    expect(subjects.map(([pointer]) => pointer)).toEqual(['/components/schemas/GrantSubject']);
    // Addresses of pages' pictures are public; those of signed files come in answers alone.
    const addresses = all.filter(([, { pattern }]) => typeof pattern === 'string' && pattern.includes('/files/'));
    const others = addresses.filter(([, { pattern }]) => !/jpg\|jpeg\|png|signed/.test(String(pattern)));
    expect(others.map(([pointer]) => pointer)).toEqual([]);
  });
});
