import { describe, expect, it } from 'vitest';
import { joinDocument } from './join-document.ts';
import { documentNodes, writtenIn } from '#engine/written';
import type { CallFacts } from './call-facts.ts';

const calls: Record<string, CallFacts> = {
  listThings: {
    parameters: {
      page: { type: 'integer' },
      size: { type: 'integer' },
      cursor: { type: 'string' },
      search: { type: 'string' },
      total: { type: 'string' },
      sort: { type: 'string', enum: ['name', '-name', 'made_at', '-made_at'], default: '-made_at' },
      enabled: { type: 'boolean' },
      rank: { type: 'integer' },
    },
    required: [],
    row: {
      name: { type: 'string' },
      made_at: { type: ['string', 'null'], format: 'date-time' },
      enabled: { type: 'boolean' },
      rank: { type: 'integer' },
    },
  },
  createThing: {
    parameters: { name: { type: 'string', maxLength: 40 }, tags: { type: 'array' }, rank: { type: 'integer' } },
    required: ['name'],
    row: {},
  },
  updateThing: { parameters: { id: {}, 'If-Match': {}, name: { type: 'string' } }, required: ['id'], row: {} },
  deleteThing: { parameters: { id: {} }, required: ['id'], row: {} },
  hideThings: { parameters: { ids: {}, hidden: {} }, required: ['ids'], row: {} },
};

const form = {
  kind: 'rowForm',
  version: 1,
  id: 'shop.thingForm',
  texts: 'shop.things',
  create: 'createThing',
  update: 'updateThing',
  fields: [{ id: 'thingName', argument: 'name' }, { id: 'tags' }],
};

const list = {
  kind: 'list',
  version: 1,
  id: 'shop.things',
  route: '/things',
  texts: 'shop.things',
  call: 'listThings',
  as: 'things',
  form: 'shop.thingForm',
  columns: [
    { id: 'name', fixed: true },
    { id: 'made', field: 'made_at' },
    { id: 'enabled' },
    { id: 'rank', sort: false },
  ],
  filters: [{ id: 'enabled' }, { id: 'own', widget: 'Switch', props: { label: { t: '.own' } }, bind: 'state.own' }],
  rowActions: [
    { id: 'rename', opens: 'thing' },
    { id: 'delete', confirm: 'danger', call: 'deleteThing', say: '.deleted' },
  ],
  selection: [{ id: 'hide', call: 'hideThings', with: { hidden: true }, say: '.hidden', failed: 'toast' }],
};

const blocks: Record<string, unknown> = {
  'shop.thingForm': form,
  'shop.more': {
    kind: 'drawer',
    version: 1,
    id: 'shop.more',
    block: true,
    title: { t: 'x' },
    width: 500,
    body: { id: 'moreBody', widget: 'Stack' },
  },
  'shop.inner': { ...list, id: 'shop.inner', route: undefined, block: true, form: undefined },
};
const files = {
  part: (id: string) => JSON.parse(JSON.stringify(blocks[id] ?? null)),
  document: (id: string) => (id === list.id ? list : undefined),
  facts: (call: string) => calls[call],
};

const node = (document: unknown, id: string) =>
  [...documentNodes(Object(document))].find((one) => one.node.id === id)?.node as Record<string, unknown>;

describe('a list', () => {
  const { document, parts, diagnostics } = joinDocument(list, files);

  it('is a page with the state, the data and the first page of its call', () => {
    expect(diagnostics).toEqual([]);
    expect(document).toMatchObject({
      kind: 'page',
      route: '/things',
      title: { t: 'shop.things.title' },
      state: { search: {}, sort: {}, page: { default: 1 }, selection: { default: [] }, enabled: { type: 'string' } },
      data: {
        things: {
          call: 'listThings',
          with: {
            total: 'capped',
            sort: { $: "coalesce(state.sort, '-made_at')" },
            enabled: { $: "state.enabled == 'on' ? true : state.enabled == 'off' ? false : null" },
          },
        },
      },
      actions: { first: [{ do: 'setState' }, { do: 'setState' }] },
    });
    expect(Object(document).form).toBeUndefined();
  });

  it('names its data after the area, as a name can be written', () => {
    const { as: _, ...unnamed } = list;
    const joined = joinDocument({ ...unnamed, id: 'first-page.things' }, files);
    expect(Object.keys(Object(joined.document).data)).toEqual(['firstPage']);
  });

  it('has columns as the row of the contract says', () => {
    expect(node(document, 'name')).toMatchObject({ props: { field: 'name', sort: true, fixed: true } });
    expect(node(document, 'made')).toMatchObject({ props: { kind: 'datetime', sort: true, width: 200 } });
    expect(node(document, 'rank').props).toEqual({
      header: { t: 'shop.things.rank' },
      value: { $: 'row.rank' },
      kind: 'number',
    });
    const flags = [...documentNodes(Object(document))].filter((one) => one.node.id === 'enabled');
    expect(flags.map((one) => Object(one.node).widget)).toEqual(['Column', 'Select']);
  });

  it('gives calls the row, or the selected ones, and says what was done', () => {
    expect(node(document, 'delete').on).toEqual({
      click: [
        {
          do: 'confirm',
          title: { t: 'shop.things.delete.title', values: { name: { $: 'row.name' } } },
          text: { t: 'shop.things.delete.text' },
          ok: { t: 'shop.things.delete' },
          danger: true,
        },
        {
          do: 'call',
          call: 'deleteThing',
          with: { id: { $: 'row.id' } },
          then: [
            {
              do: 'toast',
              kind: 'success',
              text: { t: 'shop.things.deleted', values: { name: { $: 'row.name' } } },
            },
          ],
        },
      ],
    });
    expect(Object(node(document, 'hide').on).click[0]).toMatchObject({
      with: { ids: { $: 'state.selection' }, hidden: true },
      then: [{ do: 'toast' }, { do: 'setState', path: 'state.selection', value: [] }],
      catch: [{ do: 'toast', kind: 'error' }],
    });
  });

  it('opens its row form empty, and with the fields of a row', () => {
    expect(node(document, 'add').on).toEqual({ click: [{ do: 'openDialog', dialog: 'thing' }] });
    expect(Object(node(document, 'rename').on).click[0].with).toEqual({
      id: { $: 'row.id' },
      name: { $: 'row.name' },
      tags: { $: 'row.tags' },
      version: { $: 'row.version' },
    });
  });

  it('says of each node in which file it is written', () => {
    const of = (id: string) => {
      const { pointer } = [...documentNodes(Object(document))].find((one) => one.node.id === id) ?? { pointer: '' };
      const written = writtenIn(pointer, parts);
      return [written.part?.id, written.pointer];
    };
    expect(of('delete')).toEqual(['shop.things', '/rowActions/1']);
    expect(of('own')).toEqual(['shop.things', '/filters/1']);
    expect(of('thingName')).toEqual(['shop.thingForm', '/fields/0']);
  });

  it('keeps nodes as they are, with the keys of their texts in full', () => {
    expect(node(document, 'own').props).toEqual({ label: { t: 'shop.things.own' } });
  });
});

describe('a row form', () => {
  const { document } = joinDocument(list, files);
  const dialog = Object(document).dialogs.thing;

  it('has parameters, state and a question about unsaved changes for each field', () => {
    expect(dialog).toMatchObject({
      title: { t: 'shop.things.dialog' },
      params: { id: {}, name: { type: 'string', default: '' }, tags: { type: 'array' }, version: {} },
      load: [{ path: 'state.name' }, { path: 'state.tags' }],
      unsaved: "coalesce(state.name, '') != coalesce(params.name, '') || state.tags != params.tags",
    });
  });

  it('changes the row that it was given, and adds one otherwise', () => {
    const [submit] = dialog.body.on.submit;
    expect(submit.then[0]).toMatchObject({
      call: 'updateThing',
      with: { id: { $: 'params.id' }, 'If-Match': { $: 'params.version' }, name: { $: 'trim(state.name)' } },
    });
    expect(submit.else[0]).toMatchObject({ call: 'createThing', with: { tags: { $: 'coalesce(state.tags, [])' } } });
  });

  it('asks for what the contract requires, within its limits', () => {
    expect(node(document, 'thingName')).toMatchObject({
      widget: 'TextField',
      props: { maxLength: 40, required: true },
      rules: [{ text: { t: 'shop.things.name.missing' } }],
    });
    expect(node(document, 'tags').rules).toBeUndefined();
  });

  it('is reported where a document names one that is not there', () => {
    const { diagnostics } = joinDocument({ ...list, form: 'shop.nothing' }, files);
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['PAGE_BLOCK', '/form']]);
  });

  it('may take from another one what it does not say, and its fields by their ids', () => {
    const own = {
      kind: 'rowForm',
      version: 1,
      id: 'shop.like',
      of: 'shop.thingForm',
      texts: 'shop.things',
      create: { call: 'createThing', say: '.added' },
      fields: [{ id: 'thingName' }, { id: 'note', widget: 'Text' }],
    };
    const joined = (id: string) =>
      joinDocument({ ...list, form: id }, { ...files, part: (one) => (one === own.id ? own : files.part(one)) });
    const like = joined(own.id);
    const { thing } = Object(joined('shop.thingForm').document).dialogs;
    const { thing: made } = Object(like.document).dialogs;
    expect(node(like.document, 'thingName')).toEqual(node({ body: thing.body }, 'thingName'));
    expect(node(like.document, 'note')).toEqual({ id: 'note', widget: 'Text' });
    expect(node(like.document, 'tags')).toBeUndefined();
    const [{ then: update, else: create }] = made.body.on.submit;
    expect([update[0].call, create[0].call]).toEqual(['updateThing', 'createThing']);
    expect(update[0].then[0].text.t).toBe('shop.things.saved');
    expect(create[0].then[0].text.t).toBe('shop.things.added');
  });

  it('is reported where what it takes from is no row form', () => {
    const broken = { ...form, id: 'shop.broken', of: 'shop.more' };
    const { diagnostics } = joinDocument(
      { ...list, form: broken.id },
      { ...files, part: (id) => (id === broken.id ? broken : files.part(id)) },
    );
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['PAGE_BLOCK /form']);
  });

  it('is a dialog of any page that names it, as dialogs and drawers in files of their own are', () => {
    const page = {
      kind: 'page',
      version: 2,
      id: 'shop.page',
      body: { id: 'b' },
      blocks: { other: 'shop.thingForm', more: 'shop.more' },
    };
    expect(joinDocument(page, files).document).toMatchObject({
      dialogs: { other: { title: {} } },
      drawers: { more: { width: 500, body: { id: 'moreBody' } } },
    });
    expect(Object(joinDocument(page, files).document).drawers.more.kind).toBeUndefined();
  });
});

describe('a list in another document', () => {
  const page = {
    kind: 'page',
    version: 2,
    id: 'shop.page',
    state: { page: { type: 'integer', default: 3 } },
    body: { id: 'body', widget: 'Stack', slots: { default: [{ id: 'found', list: 'shop.inner' }] } },
    drawers: { all: { title: { t: 'x' }, body: { id: 'again', list: 'shop.inner' } } },
  };
  const { document, parts } = joinDocument(page, files);

  it('is its table, with the state and data of the scope around', () => {
    expect(node(document, 'found')).toMatchObject({ widget: 'Table', props: { rows: { $: 'data.things.items' } } });
    expect(document).toMatchObject({ state: { page: { default: 3 }, search: {} }, data: { things: {} } });
    expect(Object(document).drawers.all).toMatchObject({ state: { page: { default: 1 } }, body: { widget: 'Table' } });
    expect(writtenIn('/drawers/all/body/slots/columns/1', parts)).toMatchObject({
      part: { id: 'shop.inner' },
      pointer: '/columns/1',
    });
  });

  it('stays a node without a widget where there is no such list', () => {
    const unknown = { ...page, body: { id: 'found', list: 'shop.nothing' } };
    expect(Object(joinDocument(unknown, files).document).body).toEqual({ id: 'found', list: 'shop.nothing' });
  });
});

describe('what is not as the schema says', () => {
  it.each([
    ['no columns', { ...list, columns: [] }],
    ['columns that are no list', { ...list, columns: 'name' }],
    ['a prototype for a name', { ...list, as: '__proto__' }],
    ['no texts', { ...list, texts: undefined }],
  ])('%s: the file stays as it is, for the checker to report', (_title, broken) => {
    const file = JSON.parse(JSON.stringify(broken));
    expect(joinDocument(file, files).document).toBe(file);
  });

  it('a call that the contract does not have leaves columns without kinds', () => {
    const { document } = joinDocument({ ...list, call: 'listNothing' }, files);
    expect(node(document, 'made').props).toEqual({ header: { t: 'shop.things.made' }, value: { $: 'row.made_at' } });
  });
});

describe('a variant of a list', () => {
  it('has another subtitle, other arguments and another form', () => {
    const variant = {
      kind: 'variant',
      version: 1,
      id: 'shop.others',
      of: 'shop.things',
      route: '/others',
      subtitle: '.other',
      with: { rank: 2 },
    };
    const { document, diagnostics } = joinDocument(variant, files);
    expect(diagnostics).toEqual([]);
    expect(document).toMatchObject({ id: 'shop.others', route: '/others', data: { things: { with: { rank: 2 } } } });
    expect(node(document, 'subtitle').props).toMatchObject({ text: { t: 'shop.things.other' } });
  });
});
