import { describe, expect, it } from 'vitest';
import type { DocumentSource, NodeSource } from '#engine/document';
import { checkDocument } from './document.ts';
import { contextWith } from './testing/context.ts';

const outlet = (id: string, props?: NodeSource['props']): NodeSource => ({
  id,
  widget: 'Outlet',
  ...(props && { props }),
});
const stack = (...nodes: NodeSource[]): NodeSource => ({ id: 'root', widget: 'Stack', slots: { default: nodes } });
const layout = (...outlets: NodeSource[]): DocumentSource => ({
  kind: 'layout',
  version: 1,
  id: 'a.regions',
  body: stack(outlet('page'), ...outlets),
});
const region = (name: string, ...nodes: NodeSource[]): NodeSource => ({
  id: 'region',
  widget: 'Region',
  props: { name },
  slots: { default: nodes },
});
const button: NodeSource = { id: 'add', widget: 'Button', props: { label: { t: 'a.name' } } };
const page = (...nodes: NodeSource[]): DocumentSource => ({
  kind: 'page',
  version: 1,
  id: 'a.page',
  route: '/a',
  title: { t: 'a.title' },
  layout: 'a.regions',
  body: stack(...nodes),
});

const actions = outlet('actions', { region: 'actions', accepts: ['Button'], required: true });

function diagnostics(document: DocumentSource, ...others: DocumentSource[]) {
  return checkDocument(document, contextWith(...others)).map(({ code, pointer }) => [code, pointer]);
}

describe('regions', () => {
  it('are right when each is there once, and filled with what it takes', () => {
    expect(diagnostics(layout(actions))).toEqual([]);
    expect(diagnostics(page(region('actions', button)), layout(actions))).toEqual([]);
    const { layout: _, ...alone } = page(region('actions', button));
    expect(diagnostics(alone)).toEqual([]);
  });

  it.each<[string, DocumentSource, string, string]>([
    ['there twice', layout(actions, { ...actions, id: 'again' }), 'PAGE_REGION_DUPLICATE', '/2/props/region'],
    [
      'for no widget',
      layout(outlet('x', { region: 'x', accepts: ['Buton'] })),
      'PAGE_WIDGET_UNKNOWN',
      '/1/props/accepts/0',
    ],
  ])('of a layout are not %s', (_title, document, code, pointer) => {
    expect(diagnostics(document)).toEqual([[code, `/body/slots/default${pointer}`]]);
  });

  it.each<[string, DocumentSource, string, string]>([
    ['left empty when required', page(button), 'PAGE_REGION_MISSING', '/layout'],
    [
      'filled with something else',
      page(region('actions', { id: 'box', widget: 'Stack' })),
      'PAGE_REGION_CHILD',
      '/body/slots/default/0/slots/default/0/widget',
    ],
  ])('of a page are not %s', (_title, document, code, pointer) => {
    expect(diagnostics(document, layout(actions))).toEqual([[code, pointer]]);
  });

  it('that the layout does not have are reported with the nearest name', () => {
    const found = checkDocument(
      page(region('action', button)),
      contextWith(layout(outlet('a', { region: 'actions' }))),
    );
    expect(found).toMatchObject([{ code: 'PAGE_REGION_UNKNOWN', hint: 'Did you mean "actions"?' }]);
  });
});
