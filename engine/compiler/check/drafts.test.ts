import { expect, test } from 'vitest';
import { checkDocument } from './document.ts';
import { createContext } from './testing/context.ts';
import { goodPage } from './testing/world.ts';

const unsaved = "state.search != ''";

/** The good page with a field of its state saved as a draft. */
function page(more: Record<string, unknown> = { unsaved }): unknown {
  const state: unknown = Reflect.get(goodPage, 'state');
  const search: unknown = Reflect.get(Object(state), 'search');
  return {
    ...structuredClone(goodPage),
    state: { ...Object(state), search: { ...Object(search), draft: true } },
    ...more,
  };
}

/** The same widgets, where the one that is bound to the field takes secrets. */
function contextWithSecrets(secret: true | 'parts' = true) {
  const context = createContext();
  const body: unknown = Reflect.get(goodPage, 'body');
  const first: unknown = Reflect.get(Object(Reflect.get(Object(body), 'slots')), 'default')[0];
  const name = String(Reflect.get(Object(first), 'widget'));
  const widgets = structuredClone(context.catalogue.widgets);
  const widget = widgets[name];
  if (!widget) throw new Error(`The good page's first node has no known widget: ${name}.`);
  widget.secret = secret;
  return { ...context, catalogue: { ...context.catalogue, widgets } };
}

const issuesOf = (document: unknown, context = createContext()) =>
  checkDocument(document, context).map(({ code, pointer }) => `${code} ${pointer}`);

test('a field of the state may be saved as a draft when the page says when something is not saved', () => {
  expect(issuesOf(page())).toEqual([]);
  expect(issuesOf(page({}))).toEqual(['PAGE_VALUE /state/search/draft']);
});

test('a widget that takes a secret is never bound to a draft', () => {
  expect(issuesOf(page(), contextWithSecrets())).toEqual(['PAGE_VALUE /body/slots/default/0/bind']);
  expect(issuesOf(goodPage, contextWithSecrets())).toEqual([]);
});

test('a widget that names which parts of its value are secret may be bound to a draft', () => {
  expect(issuesOf(page(), contextWithSecrets('parts'))).toEqual([]);
});

test('what a dialog holds is no draft', () => {
  const dialogs = {
    edit: {
      title: { t: 'a.name' },
      state: { text: { type: 'string', default: '', draft: true } },
      body: { id: 'edit', widget: 'Stack' },
    },
  };
  const good: unknown = Reflect.get(goodPage, 'dialogs');
  expect(issuesOf(page({ unsaved, dialogs: { ...Object(good), ...dialogs } }))).toEqual([
    'PAGE_VALUE /dialogs/edit/state/text/draft',
  ]);
});
