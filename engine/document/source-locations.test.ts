import { describe, expect, it } from 'vitest';
import { createContext } from '../compiler/check/testing/context.ts';
import { goodPage } from '../compiler/check/testing/world.ts';
import type { DocumentSource, NodeSource } from '#engine/document';
import { compileDocument } from '../compiler/compile/document.ts';
import { sourceLocations } from './source-locations.ts';

const text = (id: string): NodeSource => ({ id, widget: 'Stack' });
const inner: DocumentSource = {
  kind: 'fragment',
  version: 1,
  id: 'a.inner',
  body: { id: 'in', widget: 'Stack', slots: { default: [text('deep')] } },
  dialogs: { 'a/b': { title: { t: 'a.name' }, body: text('asked') } },
};
const outer: DocumentSource = {
  kind: 'fragment',
  version: 1,
  id: 'a.outer',
  body: { id: 'out', fragment: 'a.inner', fallback: text('spare') },
};

/** Compiled pointer → `id document pointer < …` of the node there. */
function locations(body: NodeSource): Record<string, string> {
  const shipped = createContext();
  const own = new Map([inner, outer].map((document) => [document.id, document]));
  const documents = (id: string): DocumentSource | undefined => own.get(id) ?? shipped.documents(id);
  const source = { ...goodPage, body, drawers: { side: { title: { t: 'a.name' }, body: text('sided') } } };
  const page = source as DocumentSource;
  const { document } = compileDocument(page, { ...shipped, documents });
  const found = sourceLocations(document, page, documents);
  return Object.fromEntries(
    [...found].map(([at, written]) => [
      at,
      written.map((location) => `${location.document} ${location.pointer}`).join(' < '),
    ]),
  );
}

describe('writtenPlaces', () => {
  it('gives a document’s own nodes their own pointers', () => {
    expect(locations({ id: 'root', widget: 'Stack', slots: { default: [text('a'), text('b')] } })).toEqual({
      '/body': 'a.customers /body',
      '/body/slots/default/0': 'a.customers /body/slots/default/0',
      '/body/slots/default/1': 'a.customers /body/slots/default/1',
      '/drawers/side/body': 'a.customers /drawers/side/body',
    });
  });

  it('leads through fragments in fragments, their dialogs and fallbacks', () => {
    const through = 'a.outer /body < a.customers /body/slots/default/0';
    expect(
      locations({ id: 'root', widget: 'Stack', slots: { default: [{ id: 'use', fragment: 'a.outer' }] } }),
    ).toEqual({
      '/body': 'a.customers /body',
      '/body/slots/default/0': `a.inner /body < ${through}`,
      '/body/slots/default/0/slots/default/0': `a.inner /body/slots/default/0 < ${through}`,
      '/body/slots/default/0/fallback': 'a.outer /body/fallback < a.customers /body/slots/default/0',
      '/dialogs/use.out:a~1b/body': `a.inner /dialogs/a~1b/body < ${through}`,
      '/drawers/side/body': 'a.customers /drawers/side/body',
    });
  });

  it('stays at a node whose fragment does not exist, and at nodes without an id', () => {
    const nameless: unknown = { widget: 'Stack' };
    const children = [{ id: 'use', fragment: 'a.nothing' }, nameless as NodeSource];
    const found = locations({ id: 'root', widget: 'Stack', slots: { default: children } });
    expect(found['/body/slots/default/0']).toBe('a.customers /body/slots/default/0');
    expect(found['/body/slots/default/1']).toBe('a.customers /body/slots/default/1');
  });
});
