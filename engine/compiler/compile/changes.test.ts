import { expect, test } from 'vitest';
import { createContext } from '../check/testing/context.ts';
import { goodPage } from '../check/testing/world.ts';
import type { DocumentSource } from '#engine/document';
import { compileDocument } from './document.ts';

/** The keys that lead to each step or source that is marked. */
function marked(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Reflect.get(value, 'changed') === true ? [path.join('/')] : [];
  return own.concat(Object.entries(value).flatMap(([key, part]) => marked(part, [...path, key])));
}

function compile(change: (page: DocumentSource) => void, base: DocumentSource | null = goodPage) {
  const page = structuredClone(goodPage);
  change(page);
  const context = createContext({ changes: 'v1' });
  const shipped = (id: string) => (id === goodPage.id ? (base ?? undefined) : context.documents(id));
  return compileDocument(page, { ...context, base: shipped }).document;
}

test('P43 a document as it is shipped has no marks, and none where nobody asks', () => {
  expect(marked(compile(() => undefined))).toEqual([]);
  expect(marked(compileDocument(goodPage, createContext({})).document)).toEqual([]);
});

test('P43 what a change brought is marked: handlers, data, named actions, what runs on loading', () => {
  const document = compile((page) => {
    const toast = { do: 'toast', text: { t: 'a.name' } };
    page.body?.slots?.default?.push({
      id: 'mine',
      widget: 'Button',
      props: { label: { t: 'a.name' } },
      on: { click: [toast] },
    });
    page.load = [...(page.load ?? []), toast];
    page.actions = { ...page.actions, mine: [toast] };
    page.data = { ...page.data, mine: { call: 'listCustomers' } };
  });
  const added = (document.body.slots?.['default']?.length ?? 0) - 1;
  const found = marked(document);
  expect(found).toContain(`body/slots/default/${added}/on/click/0`);
  expect(found).toContain('data/mine');
  expect(found).toContain('actions/mine/0');
  expect(found).toContain('load/0');
  expect(found.filter((path) => path.startsWith('data/'))).toEqual(['data/mine']);
  const own = [`body/slots/default/${added}`, `body/slots/default/${added}/on/click/0`];
  expect(found.filter((path) => path.startsWith('body/')).toSorted()).toEqual(own);
  expect(document.changes).toBe('v1');
});

test('P43 of a document that the product does not ship, everything is marked', () => {
  const document = compile(() => undefined, null);
  expect(marked(document)).toContain('data/customers');
  expect(marked(document).some((path) => path.startsWith('body/'))).toBe(true);
});

test('P43 an address that a change computes stays on this site; a literal, and what is shipped, may leave it', () => {
  const href = { $: "'https://evil.example/?' + state.search" };
  const shipped = structuredClone(goodPage);
  shipped.body?.slots?.default?.push({ id: 'theirs', widget: 'Anchor', props: { href } });
  const context = createContext({});
  const anchor = { $id: 'Anchor', title: '', category: '', props: { properties: { href: { 'x-url': true } } } };
  const widgets = { ...context.catalogue.widgets, Anchor: anchor };
  const page = structuredClone(shipped);
  page.body?.slots?.default?.push({ id: 'mine', widget: 'Anchor', props: { href } });
  page.body?.slots?.default?.push({ id: 'literal', widget: 'Anchor', props: { href: 'https://shop.example' } });
  const { body } = compileDocument(page, {
    ...context,
    catalogue: { ...context.catalogue, widgets },
    base: (id) => (id === page.id ? shipped : context.documents(id)),
  }).document;
  const hrefOf = (id: string) => body.slots?.['default']?.find((node) => node.id === id)?.props?.['href'];
  const computed = Reflect.get(Object(hrefOf('theirs')), '$');
  expect(computed).toEqual(expect.arrayContaining(['op']));
  expect(hrefOf('mine')).toEqual({ $: ['call', 'safePath', [computed, ['lit', '']]] });
  expect(hrefOf('literal')).toBe('https://shop.example');
});
