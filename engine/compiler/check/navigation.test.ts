import { expect, test } from 'vitest';
import { compileDocument } from '../compile/document.ts';
import type { CompiledNode, DocumentSource } from '#engine/document';
import { resolveValue } from '../../runtime/evaluate/value.ts';
import { checkDocument } from './document.ts';
import { createContext } from './testing/context.ts';
import { documents, goodPage, widgets } from './testing/world.ts';
import { createCatalogue } from '../compile/catalogue.ts';

const text = { t: 'a.name' };
const menu: DocumentSource = {
  kind: 'navigation',
  version: 1,
  id: 'a.menu',
  items: [
    { id: 'home', text, note: { t: 'a.title' }, icon: 'box', route: '/home', current: "params.page == 'a.home'" },
    {
      id: 'more',
      text,
      children: [
        { id: 'admin', text, route: '/admin', roles: 'admins' },
        { id: 'named', text, route: '/named', roles: 'users', when: "user.name != ''" },
      ],
    },
  ],
};

function changed(change: (item: Record<string, unknown>) => void, child = false): unknown {
  const copy: { items: { children?: object[] }[] } = JSON.parse(JSON.stringify(menu));
  change(Object(child ? copy.items[1]?.children?.[0] : copy.items[0]));
  return copy;
}

test('a valid menu tree has no diagnostics', () => {
  expect(checkDocument(menu, createContext())).toEqual([]);
});

test.each([
  ['PAGE_ROLES_UNKNOWN', '/items/1/children/0/roles', changed((item) => Object.assign(item, { roles: 'admns' }), true)],
  ['PAGE_NAVIGATION_ITEM', '/items/0', changed((item) => delete item.route)],
  ['PAGE_NAVIGATION_ITEM', '/items/0', changed((item) => Object.assign(item, { children: [] }))],
  ['PAGE_URL_UNSAFE', '/items/0/route', changed((item) => Object.assign(item, { route: 'javascript:alert(1)' }))],
  ['PAGE_EXPRESSION_NAME', '/items/0/when', changed((item) => Object.assign(item, { when: 'state.x' }))],
  ['PAGE_EXPRESSION_TYPE', '/items/0/current', changed((item) => Object.assign(item, { current: 'locale' }))],
  ['PAGE_MESSAGE_MISSING', '/items/0/text/t', changed((item) => Object.assign(item, { text: { t: 'a.nothing' } }))],
  ['PAGE_MESSAGE_MISSING', '/items/0/note/t', changed((item) => Object.assign(item, { note: { t: 'a.nothing' } }))],
  ['PAGE_ID_DUPLICATE', '/items/1/children/0/id', changed((item) => Object.assign(item, { id: 'home' }), true)],
  ['PAGE_UNKNOWN', '/items/0/href', changed((item) => Object.assign(item, { href: '/x' }))],
  ['PAGE_MISSING', '/items/0', changed((item) => delete item.text)],
])('a menu tree is reported as %s at %s', (code, pointer, document) => {
  expect(checkDocument(document, createContext())).toMatchObject([{ code, pointer }]);
});

const catalogue = createCatalogue({
  widgets: {
    ...widgets,
    Nav: {
      $id: 'Nav',
      title: 'Nav',
      category: 'navigation',
      props: {
        type: 'object',
        additionalProperties: false,
        properties: { items: { type: 'array', 'x-navigation': true } },
      },
    },
  },
  actions: {},
});
const context = createContext({ catalogue, documents: (id) => (id === 'a.menu' ? menu : documents[id]) });
const pageWith = (items: unknown) => ({
  ...goodPage,
  layout: undefined,
  drawers: undefined,
  data: undefined,
  body: { id: 'nav', widget: 'Nav', props: { items } },
});

function itemsFor(roles: string[], name: string): unknown {
  const source: unknown = JSON.parse(JSON.stringify(pageWith('a.menu')));
  const { document, diagnostics } = compileDocument(source, context);
  expect(diagnostics).toEqual([]);
  const node: CompiledNode = document.body;
  const roots: Record<string, unknown> = { user: { roles, name }, params: { page: 'a.home' } };
  return resolveValue(node.props?.['items'], {
    lookup: (root) => roots[root] ?? null,
    text: (key) => key,
    formatDate: String,
  });
}

test('a widget’s items name a menu, and each person gets what their roles and its conditions allow', () => {
  const shown = (admin: boolean, named: boolean) => [
    { id: 'home', label: 'a.name', note: 'a.title', icon: 'box', href: '/home', current: true },
    {
      id: 'more',
      label: 'a.name',
      children: [
        { id: 'admin', label: 'a.name', href: '/admin', shown: admin },
        { id: 'named', label: 'a.name', href: '/named', shown: named },
      ],
    },
  ];
  expect(itemsFor(['ADMIN'], 'Ada')).toEqual(shown(true, true));
  expect(itemsFor(['USER'], '')).toEqual(shown(false, false));
  expect(itemsFor([], 'Ada')).toEqual(shown(false, false));
});

test('a menu that does not exist is reported where it is named', () => {
  const source: unknown = JSON.parse(JSON.stringify(pageWith('a.form')));
  expect(checkDocument(source, context)).toMatchObject([
    { code: 'PAGE_REFERENCE_UNKNOWN', pointer: '/body/props/items' },
  ]);
});
