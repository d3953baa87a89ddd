import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentKinds } from '#schemas/language';
import { checkDocument } from '../../compiler/check/document.ts';
import { contextWith, createContext } from '../../compiler/check/testing/context.ts';
import { goodPage } from '../../compiler/check/testing/world.ts';
import { compileDocument } from '../../compiler/compile/document.ts';
import type { DocumentSource } from '../source.ts';
import { knownVersion, migrateDocument } from './migrate.ts';

const body = { id: 'root', widget: 'Stack' };
const title = { t: 'a.title' };
/** As version 1 had it: any width from 100 px, shown at 520 px at least. */
const older = {
  ...goodPage,
  version: 1,
  drawers: {
    ...goodPage.drawers,
    small: { title, width: 300, body: { ...body, id: 's' } },
    wide: { title, width: 800, body: { ...body, id: 'w' } },
  },
};

test('a page of version 1 keeps its drawers as wide as they were', () => {
  expect(checkDocument(older, createContext())).toEqual([]);
  const { document, diagnostics } = compileDocument(older, createContext());
  expect(diagnostics).toEqual([]);
  expect(document.version).toBe(2);
  expect(document.drawers?.['small']?.width).toBeUndefined();
  expect(document.drawers?.['wide']?.width).toBe(800);
});

test('a page of version 2 says 360 px and gets them, and 300 px is reported', () => {
  const drawer = (width: number) => ({
    ...older,
    version: 2,
    drawers: { ...goodPage.drawers, small: { title, width, body: { ...body, id: 's' } } },
  });
  expect(compileDocument(drawer(360), createContext()).document.drawers?.['small']?.width).toBe(360);
  expect(checkDocument(drawer(300), createContext())).toMatchObject([
    { code: 'PAGE_VALUE', pointer: '/drawers/small/width' },
  ]);
});

test('a fragment of version 1 inside a newer page is migrated as well', () => {
  const fragment = {
    kind: 'fragment',
    version: 1,
    id: 'a.old',
    body,
    drawers: { small: { title, width: 300, body: { ...body, id: 's' } } },
  } as unknown as DocumentSource;
  const page = { ...goodPage, version: 2, body: { id: 'root', fragment: 'a.old' }, drawers: undefined, data: {} };
  const { document, diagnostics } = compileDocument(JSON.parse(JSON.stringify(page)), contextWith(fragment));
  expect(diagnostics).toEqual([]);
  expect(document.drawers?.['root:small']?.width).toBeUndefined();
});

test('the checker says which version it knows of a newer document, and nothing else', () => {
  const diagnostics = checkDocument(
    { ...goodPage, version: 3, body: { id: 'x', widget: 'FromTheFuture' } },
    createContext(),
  );
  expect(diagnostics).toMatchObject([
    { code: 'PAGE_VERSION', pointer: '/version', message: expect.stringContaining('up to 2') },
  ]);
  expect(compileDocument({ ...goodPage, version: 3 }, createContext()).document.body.fault?.code).toBe('PAGE_VERSION');
});

test('every kind has a version, migration changes nothing that it is given, and does nothing twice', () => {
  for (const kind of documentKinds) expect(knownVersion(kind)).toBeGreaterThan(0);
  expect(knownVersion('constructor')).toBeUndefined();
  const before = JSON.stringify(older);
  const once = migrateDocument(older);
  expect(JSON.stringify(older)).toBe(before);
  expect(migrateDocument(once)).toBe(once);
});

test('P22 migration never throws, whatever a document holds', () => {
  const kinds = fc.constantFrom(...documentKinds, 'constructor', 7, null);
  const documents = fc.record(
    { kind: kinds, version: fc.anything(), width: fc.anything(), drawers: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(fc.property(fc.oneof(documents, fc.anything()), (document) => void migrateDocument(document)));
});
