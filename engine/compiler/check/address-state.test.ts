import { expect, test } from 'vitest';
import { checkDocument } from './document.ts';
import { createContext } from './testing/context.ts';
import { goodPage } from './testing/world.ts';

const part = (name: string): Record<string, unknown> => Object(Reflect.get(goodPage, name));
const issuesOf = (more: Record<string, unknown>, context = createContext()) =>
  checkDocument({ ...structuredClone(goodPage), ...more }, context).map(({ code, pointer }) => `${code} ${pointer}`);

/** The good page with its search in the address. */
const state = (address: string) => ({
  state: { ...part('state'), search: { ...Object(part('state')['search']), address } },
});
const drawer = (address: Record<string, unknown>) => ({
  drawers: {
    ...part('drawers'),
    kept: {
      title: { t: 'a.name' },
      params: { id: { type: 'string', default: '' } },
      address,
      body: { id: 'kept', widget: 'Stack' },
    },
  },
});

test('a field of a page and a drawer may be kept in the address', () => {
  expect(issuesOf(state('q'))).toEqual([]);
  const actions = { actions: { ...part('actions'), openKept: [{ do: 'openDrawer', drawer: 'kept' }] } };
  expect(issuesOf({ ...actions, ...drawer({ name: 'record', param: 'id', open: 'openKept' }) })).toEqual([]);
});

test('parameters have plain names, each once, and what a drawer names exists', () => {
  expect(issuesOf(state('A b'))).toEqual(['PAGE_VALUE /state/search/address']);
  const wrong = { name: 'q', param: 'no', open: 'none', state: 'kept.id' };
  expect(issuesOf({ ...state('q'), ...drawer(wrong) })).toEqual([
    'PAGE_VALUE /drawers/kept/address/name',
    'PAGE_VALUE /drawers/kept/address/param',
    'PAGE_VALUE /drawers/kept/address/open',
    'PAGE_VALUE /drawers/kept/address/state',
  ]);
});

test('P44 a widget that takes a secret is never bound to what is in the address', () => {
  const context = createContext();
  const widgets = structuredClone(context.catalogue.widgets);
  const first: unknown = Object(Reflect.get(Object(part('body')['slots']), 'default'))[0];
  const widget = widgets[String(Reflect.get(Object(first), 'widget'))];
  if (!widget) throw new Error('The good page begins with no known widget.');
  widget.secret = true;
  const secretive = { ...context, catalogue: { ...context.catalogue, widgets } };
  expect(issuesOf(state('q'), secretive)).toEqual(['PAGE_VALUE /body/slots/default/0/bind']);
});

test('what a dialog holds is not kept in the address', () => {
  const dialogs = {
    ...part('dialogs'),
    edit: {
      title: { t: 'a.name' },
      state: { text: { type: 'string', default: '', address: 'text' } },
      body: { id: 'edit', widget: 'Stack' },
    },
  };
  expect(issuesOf({ dialogs })).toEqual(['PAGE_VALUE /dialogs/edit/state/text/address']);
});
