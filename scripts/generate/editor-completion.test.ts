import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { isObject, pointerKeys } from '#schemas';
import { root } from '../install.mjs';

type Schema = Record<string, unknown>;

const ajv = new Ajv2020({ strict: false });
const folder = join(root, 'schemas/generated');
const read = (path: string): Schema => JSON.parse(readFileSync(path, 'utf8'));
let language: Schema;

beforeAll(() => {
  language = read(join(folder, 'language.schema.json'));
  ajv.addSchema(language, 'language.schema.json');
});

function follow(ref: string): Schema {
  const found = pointerKeys(ref.slice(ref.indexOf('#') + 1)).reduce<unknown>((at, key) => Object(at)[key], language);
  return isObject(found) ? found : {};
}

/** References made absolute, so that a part can be validated by itself. */
function absolute(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && String(value).startsWith('#') ? `language.schema.json${value}` : value,
  );
}

/** Every schema that says something of a value there, as a language service gathers them: `then` only where `if` holds. */
function applying(schema: unknown, value: unknown): Schema[] {
  if (!isObject(schema)) return [];
  const inner = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  if (typeof schema.$ref === 'string') inner.push(follow(schema.$ref));
  if (schema.if !== undefined && ajv.validate(absolute(schema.if), value)) inner.push(schema.then);
  return [schema, ...inner.flatMap((part) => applying(part, value))];
}

/** What an editor proposes at a place of a document with a `$schema` line: keys of an object, or values. */
function proposals(document: Schema & { $schema: string }, pointer: string): Set<string> {
  let value: unknown = document;
  let schemas = applying(read(join(root, 'pages/area', document.$schema)), value);
  for (const key of pointerKeys(pointer)) {
    value = Object(value)[key];
    schemas = schemas.flatMap((schema) => {
      const known = isObject(schema.properties) ? schema.properties[key] : undefined;
      const other = /^\d+$/.test(key) ? schema.items : schema.additionalProperties;
      return applying(known ?? other, value);
    });
  }
  return new Set(
    schemas.flatMap(({ properties, enum: words }) => [
      ...(isObject(value) && isObject(properties) ? Object.keys(properties) : []),
      ...(Array.isArray(words) ? words.map(String) : []),
    ]),
  );
}

const page = (body: object, more: object = {}) => ({
  $schema: '../../schemas/generated/page.schema.json',
  kind: 'page',
  version: 1,
  id: 'area.page',
  body: { id: 'root', ...body },
  ...more,
});

test('an editor proposes the widgets, and the props, events and slots of the one that is named', () => {
  expect([...proposals(page({ widget: '' }), '/body/widget')]).toEqual(
    expect.arrayContaining(['Stack', 'Button', 'SideNav']),
  );
  const button = page({ widget: 'Button', props: { label: 'x' }, on: {}, slots: {} });
  const props = proposals(button, '/body/props');
  expect([...props]).toEqual(expect.arrayContaining(['label', 'variant', 'icon']));
  expect(props).not.toContain('items');
  expect([...proposals(button, '/body/props/variant')]).toContain('primary');
  expect([...proposals(button, '/body/on')]).toEqual(['click']);
});

test('an editor proposes the actions, and the arguments and operations of the one that is named', () => {
  const on = (action: object) => page({ widget: 'Button', on: { click: [action] } });
  expect([...proposals(on({ do: '' }), '/body/on/click/0/do')]).toEqual(
    expect.arrayContaining(['submitForm', 'download', 'upload', 'startCountdown', 'postMessage']),
  );
  const upload = proposals(on({ do: 'upload' }), '/body/on/click/0');
  expect([...upload]).toEqual(expect.arrayContaining(['call', 'accept', 'maxSize', 'progress', 'then', 'catch']));
  expect(upload).not.toContain('seconds');
  expect([...proposals(on({ do: 'upload', call: '' }), '/body/on/click/0/call')]).toContain('uploadFile');
  expect([...proposals(on({ do: 'postMessage', to: '' }), '/body/on/click/0/to')]).toEqual(['parent', 'opener']);
});

test('an editor proposes what drawers, menus and themes take', () => {
  const drawer = page({}, { drawers: { detail: {} } });
  expect([...proposals(drawer, '/drawers/detail')]).toEqual(expect.arrayContaining(['from', 'fullScreen', 'unsaved']));
  expect([...proposals(page({}, { drawers: { detail: { from: '' } } }), '/drawers/detail/from')]).toEqual([
    'right',
    'top',
  ]);
  const menu = { $schema: '../../schemas/generated/navigation.schema.json', items: [{ id: 'x' }] };
  expect([...proposals(menu, '/items/0')]).toEqual(
    expect.arrayContaining(['text', 'route', 'children', 'roles', 'when']),
  );
  const theme = { $schema: '../../schemas/generated/theme.schema.json', density: '' };
  expect([...proposals(theme, '/density')]).toEqual(['compact', 'regular', 'roomy']);
});
