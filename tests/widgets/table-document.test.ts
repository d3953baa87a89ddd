import { describe, expect, it } from 'vitest';
import { checkDocument, compileDocument, readContract } from '#engine/compiler';
import type { Json } from '#engine/document';
import { roleSets } from '#openapi';
import openapi from '../../openapi/generated/openapi.json' with { type: 'json' };
import { exampleContext } from './example-context.ts';

const context = {
  ...exampleContext({ name: 'table', props: {} }, 'en-US'),
  operations: readContract(openapi),
  roleSets,
};

interface Changes {
  column?: Record<string, Json>;
  when?: string;
  detail?: string;
  binds?: Record<string, string>;
}

/** A page with a table over a list of the contract, a drawer and a row action, as its author would write it. */
function page({ column = {}, when = 'row.status != 40', detail = 'event.row.id', binds = {} }: Changes = {}): Json {
  return {
    kind: 'page',
    version: 1,
    id: 'example.customers',
    route: '/customers',
    roles: 'system',
    title: { t: { 'en-US': 'Customers', 'zh-CN': '客户' } },
    state: {
      search: { type: 'string', default: '' },
      sort: { type: 'string' },
      page: { type: 'integer', default: 1 },
      cursor: { type: 'string' },
    },
    data: {
      customers: {
        call: 'listCustomers',
        with: { page: { $: 'state.page' }, search: { $: 'state.search' }, cursor: { $: 'state.cursor' } },
      },
    },
    body: {
      id: 'table',
      widget: 'Table',
      props: {
        label: 'Customers',
        rows: { $: 'data.customers.items' },
        total: { $: 'data.customers.total' },
        nextCursor: { $: 'data.customers.next_cursor' },
        loading: { $: 'loading.customers' },
        error: { $: 'failed.customers.message' },
      },
      binds: { page: 'state.page', cursor: 'state.cursor', search: 'state.search', sort: 'state.sort', ...binds },
      on: { rowClick: [{ do: 'openDrawer', drawer: 'detail', with: { id: { $: detail } } }] },
      slots: {
        columns: [
          {
            id: 'name',
            widget: 'Column',
            props: { header: 'Name', value: { $: 'row.customer_name' }, field: 'customer_name', sort: true, ...column },
            slots: { cell: [{ id: 'cell', widget: 'Text', props: { text: { $: "row.customer_name + ''" } } }] },
          },
        ],
        rowActions: [{ id: 'act', widget: 'Button', props: { label: 'Disable' }, when }],
      },
    },
    drawers: {
      detail: {
        title: { t: { 'en-US': 'Customer', 'zh-CN': '客户' } },
        params: { id: { type: 'string' } },
        body: { id: 'facts', widget: 'Text', props: { text: { $: 'params.id' } } },
      },
    },
  };
}

const diagnostics = (changes: Changes) =>
  checkDocument(page(changes), context).map(({ code, pointer }) => [code, pointer]);

describe('a page with a table', () => {
  it('is right as the design writes it, and compiles with its columns and bindings', () => {
    expect(diagnostics({})).toEqual([]);
    const { document } = compileDocument(page(), context);
    expect(document.widgets).toEqual(expect.arrayContaining(['Table', 'Column', 'Button', 'Text']));
    expect(document.messages).toHaveProperty(['widget.Pagination.next']);
    expect(document.body.binds).toMatchObject({ page: ['state', 'page'], sort: ['state', 'sort'] });
  });

  it.each<[string, Changes, string, string]>([
    [
      'an unknown field in a column',
      { column: { value: { $: 'row.nme' } } },
      'PAGE_EXPRESSION_FIELD',
      '/body/slots/columns/0/props/value/$',
    ],
    [
      'an unknown field in an action',
      { when: 'row.stats != 40' },
      'PAGE_EXPRESSION_FIELD',
      '/body/slots/rowActions/0/when',
    ],
    [
      'an unknown field of the clicked row',
      { detail: 'event.row.key' },
      'PAGE_EXPRESSION_FIELD',
      '/body/on/rowClick/0/with/id/$',
    ],
    [
      'a row that is no yes or no',
      { column: { edit: { $: 'row.customer_name' } } },
      'PAGE_PROP_TYPE',
      '/body/slots/columns/0/props/edit/$',
    ],
    ['an unknown kind of column', { column: { kind: 'txt' } }, 'PAGE_PROP_TYPE', '/body/slots/columns/0/props/kind'],
    ['a page bound to a text', { binds: { page: 'state.search' } }, 'PAGE_BIND_TYPE', '/body/binds/page'],
    ['an unknown value', { binds: { pge: 'state.page' } }, 'PAGE_BIND_NAME', '/body/binds/pge'],
  ])('is told of %s', (_title, changes, code, pointer) => {
    expect(diagnostics(changes)).toEqual([[code, pointer]]);
  });
});
