import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ContractDiagnostics } from '../contract-diagnostics.ts';
import { contractFolder } from '../bundle.ts';
import { listOperations, readContract } from '../source.ts';

const call = `    get:
      operationId: listBirds
      tags: [birds]
      summary: Lists birds.
      x-roles: signedIn
      x-scope: workspace
      x-answer: { type: string }
`;
const birds = `paths:\n  /birds:\n${call}`;
const field = `components:
  schemas:
    FieldKind: { type: object, additionalProperties: false }
    ApplicationWidgetType: { type: string, enum: [] }
`;
const kind = `components:
  schemas:
    FieldWing: { type: object, additionalProperties: false, properties: { type: { const: wing } } }
`;

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What is wrong with a small contract in which some files are others, or further ones. */
async function diagnosticsOf(files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const all = {
    'openapi/areas/birds.yaml': birds,
    'openapi/schemas/field.yaml': field,
    'openapi/common.yaml': 'openapi: 3.1.0\n',
    'openapi/roles.yaml': 'sets: {}\n',
    'openapi/errors.yaml': 'not_found: { status: 404 }\n',
    'kinds/wing/kind.yaml': kind,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  try {
    await readContract(join(folder, 'openapi'));
    return [];
  } catch (error) {
    if (error instanceof ContractDiagnostics) return error.diagnostics;
    throw error;
  }
}

const common = `openapi: 3.1.0
x-doors:
  nest: { path: n, parameter: { $ref: '#/components/parameters/Nest' }, words: { door: a nest } }
  tree: { path: t, parameter: { $ref: '#/components/parameters/Tree' }, words: { door: a tree } }
`;
/** A call of two doors, some of whose lines are others. */
const family = (lines: Readonly<Record<number, string>> = {}): string =>
  `paths:
  /birds/{door}/{id}:
    get:
      x-doors:
        nest: { operationId: listNestBirds }
        tree: { operationId: listTreeBirds, x-roles: editors }
      summary: Lists the birds of {door}.
      x-roles: signedIn
`
    .split('\n')
    .map((line, index) => lines[index + 1] ?? line)
    .join('\n');

const inBirds = (text: string): Promise<string[]> => diagnosticsOf({ 'openapi/areas/birds.yaml': text });

it('reads all of a small contract, and of the whole one', async () => {
  expect(await diagnosticsOf()).toEqual([]);
  expect(listOperations(await readContract(contractFolder)).length).toBeGreaterThan(400);
});

it.each([
  [
    'an unknown key at the top of an area',
    `${birds}pathes: {}\n`,
    '10: "pathes" is no member of a file of an area, did you mean "paths"?',
  ],
  [
    'a path at the top of a file',
    `/nests:\n${call}`,
    '1: "/nests" is no member of a file of an area; a path belongs to "paths"',
  ],
  [
    'a path inside a path',
    `paths:\n  /birds:\n    /nests:\n  /eggs:\n${call}`,
    '3: "/nests" is no member of a path; a path belongs',
  ],
  [
    'a method outside of a path',
    `paths:\n  get: { operationId: listBirds }\n`,
    '2: "get" is no member of paths; a method belongs to a path',
  ],
  [
    'an operation without a method',
    `paths:\n  /birds:\n    operationId: listBirds\n`,
    '3: "operationId" is no member of a path; it belongs to an operation',
  ],
  [
    'an operation inside another one',
    `${birds}      post: {}\n`,
    '10: "post" is no member of an operation; a method belongs to a path',
  ],
  ['an unknown method', `${birds}    got: {}\n`, '10: "got" is no member of a path, did you mean "get"?'],
  [
    'a path of a file with components',
    `components:\n  schemas: {}\n  paths: {}\n`,
    '3: "paths" is no member of components; paths belong to files',
  ],
  ['a path without a slash', `paths:\n  birds:\n${call}`, '2: "birds" is no member of paths: its names are addresses'],
  [
    'a method without an operation',
    'paths:\n  /birds:\n    get:\n',
    '3: "get" is no mapping, but has to be an operation',
  ],
  [
    'an unknown extension',
    `${birds}      x-rolls: system\n`,
    '10: "x-rolls" is no member of an operation, did you mean "x-roles"?',
  ],
  [
    'a misspelt member',
    `${birds}      sumary: x\n`,
    '10: "sumary" is no member of an operation, did you mean "summary"?',
  ],
  ['a flag that is a text', `${birds}      x-planned: yes\n`, '10: "x-planned" is another value than true'],
  ['a flag that does not hold', `${birds}      x-safe: false\n`, '10: "x-safe" is another value than true'],
  ['a list that is a text', `${birds}      x-reads: page\n`, '10: "x-reads" is no list'],
  ['a list with something else', `${birds}      x-errors: [not_found, 404]\n`, '10: "x-errors" is no text'],
  ['a text that is a number', `${birds}      x-guard: 3\n`, '10: "x-guard" is no text'],
  [
    'a misspelt member of a parameter',
    `${birds}      parameters:\n        - { name: id, inn: query }\n`,
    '11: "inn" is no member of a parameter, did you mean "in"?',
  ],
  [
    'a misspelt member of a body',
    `${birds}      requestBody: { contents: {} }\n`,
    '10: "contents" is no member of a body, did you mean "content"?',
  ],
  [
    'a schema outside of its content',
    `${birds}      requestBody: { content: { schema: {} } }\n`,
    '10: "schema" is no member of content by media type',
  ],
  [
    'a misspelt keyword of a schema',
    `${birds}components:\n  schemas:\n    Egg:\n      type: string\n      maxLenght: 3\n`,
    '14: "maxLenght" is no member of a schema, did you mean "maxLength"?',
  ],
  [
    'a misspelt keyword inside a schema',
    `${birds}components:\n  schemas:\n    Egg: { properties: { id: { anyOf: [{ patern: x }] } } }\n`,
    '12: "patern" is no member of a schema, did you mean "pattern"?',
  ],
  [
    'an unknown extension of a schema',
    `${birds}components:\n  schemas:\n    Egg: { x-hidden: true }\n`,
    '12: "x-hidden" is no member of a schema',
  ],
  [
    'a schema that is a text',
    `${birds}components:\n  schemas:\n    Egg: string\n`,
    '12: "Egg" is no mapping, but has to be a schema',
  ],
  [
    'a misspelt word of the log',
    `${birds}      x-log:\n        en-US: List birds\n        zh-cn: 鸟\n`,
    '12: "zh-cn" is no member of the words of an operation in the log, did you mean "zh-CN"?',
  ],
  ['two members of one name', `${birds}      x-roles: system\n`, '10: Map keys must be unique'],
  ['what is no YAML', 'paths: [\n', '2: Flow sequence in block collection'],
  ['a list', '- paths\n', '1: "file" is no mapping, but has to be a file of an area'],
])('reports %s with file and line', async (_, text, diagnostic) => {
  expect(await inBirds(text)).toEqual([expect.stringContaining(`openapi/areas/birds.yaml:${diagnostic}`)]);
});

it.each([
  [
    'a path in a file of schemas',
    'openapi/schemas/field.yaml',
    `${field}${birds}`,
    '5: "paths" is no member of a file of shared schemas; paths belong',
  ],
  [
    'a path in the file of what is common',
    'openapi/common.yaml',
    birds,
    '1: "paths" is no member of common.yaml; paths belong',
  ],
  [
    'a path among roles',
    'openapi/roles.yaml',
    `/birds:\n${call}`,
    '1: "/birds" is no member of roles.yaml; a path belongs',
  ],
  [
    'a path among errors',
    'openapi/errors.yaml',
    `/birds: {}\n`,
    '1: "/birds" is no member of errors.yaml; a path belongs',
  ],
  [
    'a path in a kind of field',
    'kinds/wing/kind.yaml',
    `${kind}paths: {}\n`,
    '4: "paths" is no member of a file of shared schemas; paths belong',
  ],
])('reports %s', async (_, path, text, diagnostic) => {
  expect(await diagnosticsOf({ [path]: text })).toEqual([expect.stringContaining(`${path}:${diagnostic}`)]);
});

it.each([
  'openapi/areas/nests.yml',
  'openapi/areas/more/nests.yaml',
  'openapi/schemas/egg.json',
  'openapi/nests.yaml',
  'kinds/wing/kinds.yaml',
])('reports the file %s, which nothing reads', async (path) => {
  const unread = path.replace('/nests.yaml', path.includes('more') ? '' : '/nests.yaml');
  expect(await diagnosticsOf({ [path]: birds })).toEqual([expect.stringContaining(`${unread}: is not read`)]);
});

it('reads a call with doors', async () => {
  expect(await diagnosticsOf({ 'openapi/common.yaml': common, 'openapi/areas/birds.yaml': family() })).toEqual([]);
});

it.each([
  [
    'an unknown door',
    { 6: '        tre: { operationId: listTreeBirds }' },
    '6: "tre" is no member of the doors of a call, did you mean "tree"?',
  ],
  [
    'a misspelt member of a door',
    { 6: '        tree: { operationId: listTreeBirds, sumary: Lists them. }' },
    '6: "sumary" is no member of a call through a door, did you mean "summary"?',
  ],
  [
    'a value of another kind in a door',
    { 6: '        tree: { operationId: listTreeBirds, x-reads: bird }' },
    '6: "x-reads" is no list',
  ],
  [
    'a door without a name of its call',
    { 6: '        tree: { x-roles: editors }' },
    '6: "tree" has no "operationId", which a call through a door needs',
  ],
  ['doors that are a list', { 4: '      x-doors: [nest, tree]', 5: '', 6: '' }, '4: "x-doors" is no mapping'],
  [
    'a path with {door} whose call has no doors',
    { 4: '      x-safe: true', 5: '', 6: '' },
    '3: "get" has no "x-doors", which a call with doors needs',
  ],
  [
    'a name of a call that all doors have',
    { 8: '      operationId: listBirds' },
    '8: "operationId" is no member of a call with doors',
  ],
  [
    'doors in a path without {door}',
    { 2: '  /birds/{id}:' },
    '4: "x-doors" is no member of an operation; it belongs to an operation of a path with {door}',
  ],
])('reports %s with file and line', async (_, lines, diagnostic) => {
  const files = { 'openapi/common.yaml': common, 'openapi/areas/birds.yaml': family(lines) };
  expect(await diagnosticsOf(files)).toContainEqual(expect.stringContaining(`openapi/areas/birds.yaml:${diagnostic}`));
});

it.each([
  ['a misspelt member', 'wrods: { door: a hole }', '5: "wrods" is no member of a door, did you mean "words"?'],
  ['a missing parameter', 'words: { door: a hole }', '5: "hole" has no "parameter", which a door needs'],
])('reports %s of a declared door', async (_, members, diagnostic) => {
  const text = `${common}  hole: { path: h, ${members} }\n`;
  expect(await diagnosticsOf({ 'openapi/common.yaml': text })).toContainEqual(
    expect.stringContaining(`openapi/common.yaml:${diagnostic}`),
  );
});
