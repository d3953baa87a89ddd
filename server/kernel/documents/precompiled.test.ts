import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compiledJson, createDocumentChecker } from '#engine/checker';
import { createCatalogue } from '#engine/compiler';
import { productRoot } from '../foundation/product-root.ts';
import { readPrecompiled, writePrecompiled } from './precompiled.ts';
import { loadShipped, locales, type Shipped } from './shipped.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-precompiled-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'documents.json.gz');
const shipped = await loadShipped(productRoot());
/** All of them take some seconds. */
const login: Shipped = {
  ...shipped,
  documents: new Map([...shipped.documents].filter(([id, { kind }]) => id === 'session.login' || kind === 'fragment')),
};

test('what the build compiled is what the server would compile', async () => {
  await writePrecompiled(file, login);
  const precompiled = await readPrecompiled(shipped, file);
  const checker = createDocumentChecker(shipped, createCatalogue(shipped));
  const source = shipped.documents.get('session.login');
  if (!source) throw new Error('There is no sign-in page.');
  for (const locale of locales) {
    const options = { locale, isShipped: true };
    const documents = { source: (id: string) => shipped.documents.get(id) };
    const now = compiledJson(checker.compile(source, documents, options).document);
    expect(precompiled('session.login', locale)).toEqual(now);
  }
  expect(precompiled('session.other', 'en-US')).toBeUndefined();
});

test('nothing is taken that was compiled of other documents, or of the product’s texts where the deployment writes its own', async () => {
  const other = await readPrecompiled({ ...shipped, fingerprint: 'another' }, file);
  expect(other('session.login', 'en-US')).toBeUndefined();
  const [key = ''] = Object.keys(shipped.messages['en-US'] ?? {}).filter((name) => name.startsWith('session.'));
  const page = JSON.stringify({ 'own.page.title': 'Own page' });
  writeFileSync(join(folder, 'messages.en-US.json'), page);
  expect((await loadShipped(productRoot(), folder)).fingerprint).toBe(shipped.fingerprint);
  writeFileSync(join(folder, 'messages.en-US.json'), JSON.stringify({ [key]: 'Another text' }));
  expect((await loadShipped(productRoot(), folder)).fingerprint).toBeUndefined();
});
