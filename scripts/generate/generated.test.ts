import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentKinds } from '#schemas/language';
import { root } from '../install.mjs';
import { readActions, readWidgets } from './descriptions.ts';
import { editorSchema } from './schemas.ts';

const kinds: readonly string[] = documentKinds;

function shippedDocuments(): { path: string; kind: string; document: unknown }[] {
  const paths = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' });
  return paths.flatMap((path) => {
    const kind = /\.([a-z]+)\.json$/.exec(path)?.[1] ?? '';
    return kinds.includes(kind)
      ? [{ path, kind, document: JSON.parse(readFileSync(join(root, 'pages', path), 'utf8')) }]
      : [];
  });
}

describe('descriptions', () => {
  it('of every widget and action folder are read, in order', async () => {
    const widgets = (await readWidgets()).map((widget) => widget.$id);
    expect(widgets).toEqual([...widgets].sort());
    expect(widgets).toContain('TextField');
    expect((await readActions()).map((action) => action.$id)).toContain('call');
  });
});

describe('schemas for editors', () => {
  it('accept every shipped document and refuse misspelt widgets, props, events and operations', async () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(await editorSchema(), 'language.schema.json');
    const validate = (kind: string, document: unknown) =>
      ajv.validate({ $ref: `language.schema.json#/$defs/${kind}` }, document);
    const documents = shippedDocuments();
    expect(documents.length).toBeGreaterThan(0);
    for (const { path, kind, document } of documents)
      expect([path, validate(kind, document), ajv.errors]).toEqual([path, true, null]);

    const page = (body: unknown, more: object = {}) => ({
      kind: 'page',
      version: 1,
      id: 'a.b',
      route: '/b',
      title: { t: 'a.b' },
      body,
      ...more,
    });
    const button = {
      id: 'b',
      widget: 'Button',
      props: { label: { t: 'a.b' } },
      on: { click: [{ do: 'toast', text: { t: 'a.b' } }] },
    };
    expect(validate('page', page(button))).toBe(true);
    expect(validate('page', page({ ...button, widget: 'Buton' }))).toBe(false);
    expect(validate('page', page({ ...button, props: { lable: 1 } }))).toBe(false);
    expect(validate('page', page({ ...button, on: { clik: [] } }))).toBe(false);
    expect(validate('page', page({ ...button, on: { click: [{ do: 'toas' }] } }))).toBe(false);
    expect(validate('page', page(button, { data: { x: { call: 'listNothing' } } }))).toBe(false);
  });
});
