import { describe, expect, it } from 'vitest';
import { contextWith, createContext } from '../check/testing/context.ts';
import { goodPage } from '../check/testing/world.ts';
import type { CompiledDocument, CompiledNode, DocumentSource, NodeSource } from '#engine/document';
import { compileDocument } from './document.ts';
import { documentHash } from './hash.ts';

function compile(source: unknown, changes = {}): CompiledDocument {
  return compileDocument(source, createContext(changes)).document;
}

function node(document: CompiledDocument, id: string): CompiledNode {
  const find = (inner: CompiledNode): CompiledNode[] => [
    inner,
    ...Object.values(inner.slots ?? {}).flatMap((list) => list.flatMap(find)),
  ];
  const found = find(document.body).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no node ${id}.`);
  return found;
}

/** The good page with the children of its root changed. */
function changed(change: (children: NodeSource[]) => void): DocumentSource {
  const page = structuredClone(goodPage);
  change(page.body?.slots?.default ?? []);
  return page;
}

describe('compileDocument', () => {
  const document = compile(goodPage);

  it('parses expressions, spells out roles and turns paths into lists', () => {
    expect(document).toMatchObject({
      format: 1,
      kind: 'page',
      id: 'a.customers',
      route: '/customers',
      roles: ['ADMIN', 'USER'],
      layout: 'a.frame',
    });
    expect(document.data?.customers).toEqual({
      call: 'listCustomers',
      with: { page: { $: ['get', ['var', 'state'], 'page'] }, search: { $: ['get', ['var', 'state'], 'search'] } },
    });
    expect(node(document, 'add')).toMatchObject({
      roles: ['ADMIN'],
      when: ['op', '>', ['get', ['var', 'state'], 'page'], ['lit', 0]],
    });
    expect(node(document, 'search').bind).toEqual(['state', 'search']);
    expect(node(document, 'add').on?.click?.[2]).toEqual({ do: 'setState', path: ['state', 'page'], value: 1 });
    expect(node(document, 'add').on?.click?.[1]?.then).toEqual([
      { do: 'toast', text: { $: ['get', ['var', 'result'], 'name'] } },
    ]);
    expect(node(document, 'table').props?.options).toEqual([{ value: 'x', label: { t: 'a.name' } }]);
  });

  it('turns the paths of further values into lists, and breaks their node when the state has no such field', () => {
    const page = changed((children) => {
      Object.assign(children[1] ?? {}, { binds: { page: 'state.page', sort: 'state.search' } });
    });
    expect(node(compile(page), 'table').binds).toEqual({ page: ['state', 'page'], sort: ['state', 'search'] });
    const { document: broken } = compileDocument({ ...page, state: { page: { type: 'whole' } } }, createContext());
    expect(node(broken, 'table').fault).toBeDefined();
  });

  it('keeps public pages public, and pages without a set for signed-in users', () => {
    expect(compile({ ...goodPage, roles: 'public' }).roles).toEqual(['public']);
    const { roles: _, ...page } = goodPage;
    expect(compile(page).roles).toBeUndefined();
  });

  it('carries the messages and widgets that it uses, in one language', () => {
    expect(Object.keys(document.messages)).toEqual(['a.hello', 'a.name', 'a.title', 'widget.Table.empty']);
    expect(document.messages['a.title']).toBe('Customers');
    expect(document.messages['a.hello']).toEqual([
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ]);
    expect(compile(goodPage, { locale: 'zh-CN' }).messages['a.title']).toBe('客户');
    expect(document.widgets).toEqual(['Button', 'Column', 'Form', 'Stack', 'Table', 'TextField']);
  });

  it('puts forms inside, with their texts written out', () => {
    expect(document.forms).toEqual({
      'a.form': { schema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } }, ui: {} },
    });
    expect(compile(goodPage, { locale: 'zh-CN' }).forms?.['a.form']?.schema).toMatchObject({
      properties: { name: { title: '名称' } },
    });
  });

  it('expands fragments: ids, state and dialogs of their own, parameters in place', () => {
    expect(document.state?.['box:open']).toEqual({ type: 'boolean', default: false });
    expect(node(document, 'box.inner')).toMatchObject({
      widget: 'Button',
      props: { label: { t: 'a.name' } },
      when: [
        'and',
        ['op', '>', ['get', ['var', 'state'], 'page'], ['lit', 0]],
        ['not', ['get', ['var', 'state'], 'box:open']],
      ],
      on: {
        click: [
          { do: 'setState', path: ['state', 'box:open'], value: true },
          { do: 'openDialog', dialog: 'box:more' },
        ],
      },
    });
    expect(document.dialogs?.['box:more']?.body).toMatchObject({
      id: 'box.text',
      props: { label: { t: 'a.name' } },
      when: ['and', ['get', ['get', ['var', 'page'], 'state'], 'box:open'], ['not', ['get', ['var', 'state'], 'open']]],
    });
  });

  it('takes along the dialogs of a fragment that is in a drawer', () => {
    const { dialogs } = compile({
      kind: 'page',
      version: 1,
      id: 'a.drawn',
      title: { t: 'a.name' },
      body: { id: 'now', widget: 'Stack' },
      drawers: {
        side: {
          title: { t: 'a.name' },
          body: { id: 'box', fragment: 'a.box', params: { label: { t: 'a.title' }, count: 3 } },
        },
      },
    });
    expect(Object.keys(dialogs ?? {})).toEqual(['box:more']);
  });

  it('separates the widgets of a dialog from those that are needed at once', () => {
    const { dialogs, widgets } = compile({
      kind: 'page',
      version: 1,
      id: 'a.late',
      title: { t: 'a.name' },
      body: { id: 'now', widget: 'Stack' },
      dialogs: {
        ask: { title: { t: 'a.name' }, body: { id: 'later', widget: 'Button', props: { label: { t: 'a.name' } } } },
      },
    });
    expect(dialogs?.['ask']?.widgets).toEqual(['Button']);
    expect(widgets).toEqual(['Stack']);
  });

  it('joins what is unsaved in the page and in its fragments', () => {
    const page = changed((children) => children.push({ id: 'more', fragment: 'a.note' }));
    page.unsaved = 'state.count > 1';
    page.state = { ...page.state, count: { type: 'integer', default: 0 } };
    const context = contextWith({
      kind: 'fragment',
      version: 1,
      id: 'a.note',
      state: { note: { type: 'string', default: '' } },
      unsaved: "state.note != ''",
      body: { id: 'n', widget: 'Stack' },
    });
    const { document: joined } = compileDocument(page, context);
    expect(joined.unsaved).toMatchObject(['or', { 0: 'op', 1: '>' }, { 0: 'op', 1: '!=' }]);
    expect(JSON.stringify(joined.unsaved)).toContain('more:note');
  });

  it('shows the title of a fragment in place of that of the page, dialog or drawer around it', () => {
    const fragment: DocumentSource = {
      kind: 'fragment',
      version: 1,
      id: 'a.note',
      title: { t: 'a.hello', values: { name: { $: 'state.name' } } },
      state: { name: { type: 'string', default: '' } },
      body: { id: 'in', widget: 'Stack' },
    };
    const body: NodeSource = { id: 'note', fragment: 'a.note' };
    const page: DocumentSource = {
      kind: 'page',
      version: 1,
      id: 'a.titled',
      route: '/titled',
      title: { t: 'a.title' },
      titleFrom: 'note',
      body,
      drawers: { more: { title: { t: 'a.title' }, titleFrom: 'inDrawer', body: { ...body, id: 'inDrawer' } } },
      dialogs: { other: { title: { t: 'a.title' }, body: { ...body, id: 'inDialog' } } },
    };
    const { document, diagnostics } = compileDocument(page, contextWith(fragment));
    expect(diagnostics).toEqual([]);
    const titleOf = (node: string) => ({
      t: 'a.hello',
      values: { name: { $: ['get', ['var', 'state'], `${node}:name`] } },
    });
    expect(document.title).toEqual(titleOf('note'));
    expect(document.drawers?.['more']?.title).toEqual(titleOf('inDrawer'));
    expect(document.dialogs?.['other']?.title).toEqual({ t: 'a.title' });
    expect(compileDocument({ ...page, titleFrom: 'root' }, contextWith(fragment)).diagnostics).toMatchObject([
      { code: 'PAGE_VALUE', pointer: '/titleFrom' },
    ]);
  });

  it('gives a fragment used twice two of everything', () => {
    const page = changed((children) =>
      children.push({ id: 'second', fragment: 'a.box', params: { label: { t: 'a.title' }, count: 3 } }),
    );
    const twice = compile(page);
    expect(Object.keys(twice.state ?? {})).toEqual(['search', 'page', 'chosen', 'box:open', 'second:open']);
    expect(node(twice, 'second.inner').when).toMatchObject([
      'and',
      ['op', '>', ['lit', 3], ['lit', 0]],
      ['not', ['get', ['var', 'state'], 'second:open']],
    ]);
  });

  it('gives the actions of a fragment names of their own', () => {
    const fragment: DocumentSource = {
      kind: 'fragment',
      version: 1,
      id: 'a.note',
      actions: { greet: [{ do: 'toast', text: { t: 'a.name' } }] },
      load: [{ do: 'run', actions: 'greet' }],
      body: { id: 'in', widget: 'Stack' },
    };
    const page = changed((children) => children.push({ id: 'more', fragment: 'a.note' }));
    const { document, diagnostics } = compileDocument(page, contextWith(fragment));
    expect(diagnostics).toEqual([]);
    expect(document.load).toEqual([{ do: 'run', actions: 'more:greet' }]);
    expect(document.actions).toMatchObject({ 'more:greet': [{ do: 'toast' }] });
  });

  it('keeps the names of a fragment’s items apart from those of the page', () => {
    const list: DocumentSource = {
      kind: 'fragment',
      version: 1,
      id: 'a.list',
      params: { rows: { type: 'array' } },
      body: {
        id: 'in',
        widget: 'Stack',
        each: { in: 'params.rows', as: 'item', key: 'item' },
        when: 'params.rows.exists(x, x == item)',
      },
    };
    const page = changed((children) => {
      children.push({
        id: 'out',
        widget: 'Stack',
        each: { in: 'state.chosen', as: 'item', key: 'item.id' },
        slots: { default: [{ id: 'l', fragment: 'a.list', params: { rows: { $: 'item.rows' } } }] },
      });
    });
    const inner = node(compileDocument(page, contextWith(list)).document, 'l.in');
    expect(inner.each).toEqual({ in: ['get', ['var', 'item'], 'rows'], as: 'l:item', key: ['var', 'l:item'] });
    expect(inner.when).toEqual([
      'each',
      'exists',
      ['get', ['var', 'item'], 'rows'],
      'l:x',
      ['op', '==', ['var', 'l:x'], ['var', 'l:item']],
    ]);
  });

  it('P22 puts a diagnostic on the broken node, and compiles its siblings and what is inside it', () => {
    const page = changed((children) => {
      Object.assign(children[1] ?? {}, { widget: 'Tabel' });
      Object.assign(children[2] ?? {}, { when: 'nothing.here' });
    });
    const broken = compile(page);
    expect(node(broken, 'table')).toMatchObject({
      fault: { code: 'PAGE_WIDGET_UNKNOWN', pointer: '/body/slots/default/1/widget', hint: 'Did you mean "Table"?' },
    });
    expect(node(broken, 'name').fault).toBeUndefined();
    expect(node(broken, 'add')).toMatchObject({ roles: ['ADMIN'], fault: { code: 'PAGE_EXPRESSION_NAME' } });
    expect(node(broken, 'search').fault).toBeUndefined();
    expect(broken.body.fault).toBeUndefined();
  });

  it.each([[null], [7], [[]], ['text'], [true]])(
    'P22 %j in a slot is one fault of its own, and the node around it is whole',
    (item: unknown) => {
      const page = changed((children) => (children as unknown[]).push(item));
      const { document: broken, diagnostics } = compileDocument(page, createContext());
      const pointer = `/body/slots/default/${(page.body?.slots?.default?.length ?? 0) - 1}`;
      expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.pointer])).toEqual([['PAGE_TYPE', pointer]]);
      const children = broken.body.slots?.default ?? [];
      expect(broken.body.fault).toBeUndefined();
      expect(children.at(-1)).toMatchObject({ widget: '', fault: { pointer } });
      expect(children.slice(0, -1).filter(({ fault: diagnostic }) => diagnostic)).toEqual([]);
    },
  );

  it('P22 a container with a mistyped prop names the slots that are shown beside its error, and keeps its condition', () => {
    const page = changed((children) => {
      const [, table] = children;
      Object.assign(table?.props ?? {}, { label: 7 });
    });
    const body = { ...page.body, when: 'state.page > 0', props: { ...page.body?.props, gap: 7 } };
    const broken = compile({ ...page, body });
    expect(broken.body).toMatchObject({
      fault: { code: 'PAGE_PROP_TYPE', pointer: '/body/props/gap' },
      when: ['op', '>', ['get', ['var', 'state'], 'page'], ['lit', 0]],
    });
    expect(broken.body.freeSlots).toEqual(['default']);
    expect(node(broken, 'search').fault).toBeUndefined();
    expect(node(broken, 'table')).toMatchObject({
      fault: { pointer: '/body/slots/default/1/props/label' },
      freeSlots: [],
    });
    const repeated = compile({ ...page, body: { ...body, each: { in: '[1]', as: 'n', key: 'n' } } as NodeSource });
    expect(repeated.body.freeSlots).toBeUndefined();
    const hidden = compile({ ...page, body: { ...body, props: {}, when: 'nothing.here' } as NodeSource });
    expect([hidden.body.fault?.pointer, hidden.body.when]).toEqual(['/body/when', undefined]);
  });

  it('P22 puts the diagnostic of broken data on the nodes that read it', () => {
    const data = { customers: { call: 'listCustmers' } };
    const broken = compile({ ...goodPage, data });
    expect(broken.data).toBeUndefined();
    expect(node(broken, 'table').fault).toMatchObject({
      code: 'PAGE_OPERATION_UNKNOWN',
      pointer: '/data/customers/call',
    });
    expect(node(broken, 'name').fault).toBeUndefined();
    expect(node(broken, 'search').fault).toBeUndefined();
  });

  it('uses the text of another language when one is missing', () => {
    expect(compile({ ...goodPage, title: { t: 'a.one' } }, { locale: 'zh-CN' }).messages['a.one']).toBe('Only here');
  });

  it('gives texts of administrators keys of their own', () => {
    const title = { t: { 'en-US': 'Mine', 'zh-CN': '我的' } };
    const inline = compile({ ...goodPage, title }, { shipped: false, locale: 'zh-CN' });
    const key = (inline.title as { t: string }).t;
    expect(key).toMatch(/^x\.[0-9a-f]{16}$/);
    expect(inline.messages[key]).toBe('我的');
  });
});

describe('documentHash', () => {
  it('does not depend on the order of keys, and changes with the content and the language', () => {
    const document = compile(goodPage);
    const reordered = Object.fromEntries(Object.entries(document).reverse()) as unknown as CompiledDocument;
    expect(documentHash(reordered)).toBe(documentHash(document));
    expect(documentHash(compile(goodPage, { locale: 'zh-CN' }))).not.toBe(documentHash(document));
    expect(documentHash(compile({ ...goodPage, route: '/elsewhere' }))).not.toBe(documentHash(document));
  });
});
