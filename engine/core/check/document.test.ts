import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../document/source.ts';
import { checkDocument } from './document.ts';
import { contextWith, createContext } from './testing/context.ts';
import { documents, goodPage } from './testing/world.ts';

// biome-ignore lint/suspicious/noExplicitAny: mutations reach anywhere into a document.
type Anything = any;
type Mutation = [title: string, change: (page: Anything) => void, code: string, pointer: string];

const root = '/body/slots/default';
const nodes = (page: Anything): Anything[] => page.body.slots.default;
const search = (page: Anything): Anything => nodes(page)[0];
const table = (page: Anything): Anything => nodes(page)[1];
const add = (page: Anything): Anything => nodes(page)[2];
const box = (page: Anything): Anything => nodes(page)[4];

const mutations: Mutation[] = [
  ['no kind', (p) => delete p.kind, 'PAGE_MISSING', ''],
  [
    'an unknown kind',
    (p) => {
      p.kind = 'pge';
    },
    'PAGE_VALUE',
    '/kind',
  ],
  ['no body', (p) => delete p.body, 'PAGE_MISSING', ''],
  [
    'an unknown key',
    (p) => {
      p.colour = 1;
    },
    'PAGE_UNKNOWN',
    '/colour',
  ],
  [
    'a misspelt required key',
    (p) => {
      p.rout = p.route;
      delete p.route;
    },
    'PAGE_UNKNOWN',
    '/rout',
  ],
  [
    'a version that is no number',
    (p) => {
      p.version = '1';
    },
    'PAGE_TYPE',
    '/version',
  ],
  [
    'an id without an area',
    (p) => {
      p.id = 'customers';
    },
    'PAGE_VALUE',
    '/id',
  ],
  [
    'an address that is none',
    (p) => {
      p.route = 'customers';
    },
    'PAGE_VALUE',
    '/route',
  ],
  [
    'an unknown role set',
    (p) => {
      add(p).roles = 'admns';
    },
    'PAGE_ROLES_UNKNOWN',
    `${root}/2/roles`,
  ],
  [
    'an unknown layout',
    (p) => {
      p.layout = 'a.nothing';
    },
    'PAGE_REFERENCE_UNKNOWN',
    '/layout',
  ],
  [
    'a layout for fewer people',
    (p) => {
      p.layout = 'a.narrow';
    },
    'PAGE_LAYOUT_REACH',
    '/layout',
  ],
  ['a node without an id', (p) => delete search(p).id, 'PAGE_MISSING', `${root}/0`],
  [
    'a node id with spaces',
    (p) => {
      search(p).id = 'a b';
    },
    'PAGE_VALUE',
    `${root}/0/id`,
  ],
  [
    'an id used twice',
    (p) => {
      search(p).id = 'table';
    },
    'PAGE_ID_DUPLICATE',
    `${root}/1/id`,
  ],
  [
    'an administrator’s id',
    (p) => {
      search(p).id = 'x.search';
    },
    'PAGE_ID_ADMIN',
    `${root}/0/id`,
  ],
  ['neither widget nor fragment', (p) => delete box(p).fragment, 'PAGE_NODE_KIND', `${root}/4`],
  [
    'an unknown widget',
    (p) => {
      add(p).widget = 'Buton';
    },
    'PAGE_WIDGET_UNKNOWN',
    `${root}/2/widget`,
  ],
  [
    'an unknown prop',
    (p) => {
      add(p).props.lable = 1;
    },
    'PAGE_PROP_UNKNOWN',
    `${root}/2/props/lable`,
  ],
  [
    'a misspelt required prop',
    (p) => {
      add(p).props = { lable: { t: 'a.name' } };
    },
    'PAGE_PROP_UNKNOWN',
    `${root}/2/props/lable`,
  ],
  ['a missing prop', (p) => delete table(p).props.rows, 'PAGE_PROP_MISSING', `${root}/1/props`],
  ['no props where one is needed', (p) => delete search(p).props, 'PAGE_PROP_MISSING', `${root}/0`],
  [
    'a prop of the wrong type',
    (p) => {
      add(p).props.disabled = 'yes';
    },
    'PAGE_PROP_TYPE',
    `${root}/2/props/disabled`,
  ],
  [
    'a word that is no option',
    (p) => {
      p.body.props.gap = 'mdd';
    },
    'PAGE_PROP_TYPE',
    '/body/props/gap',
  ],
  [
    'a number out of range',
    (p) => {
      p.body.props.columns = 0;
    },
    'PAGE_PROP_TYPE',
    '/body/props/columns',
  ],
  [
    'an unknown name inside a prop',
    (p) => {
      table(p).props.options[0].lable = 1;
    },
    'PAGE_PROP_TYPE',
    `${root}/1/props/options/0/lable`,
  ],
  [
    'an expression of the wrong type',
    (p) => {
      table(p).props.rows = { $: 'state.page' };
    },
    'PAGE_PROP_TYPE',
    `${root}/1/props/rows/$`,
  ],
  [
    'an expression with a word that is no option',
    (p) => {
      p.body.props.gap = { $: 'state.page > 1 ? "md" : "lg"' };
    },
    'PAGE_PROP_TYPE',
    '/body/props/gap/$',
  ],
  [
    'a text where a number is wanted',
    (p) => {
      p.body.props.columns = { t: 'a.name' };
    },
    'PAGE_PROP_TYPE',
    '/body/props/columns',
  ],
  [
    'literal visible text',
    (p) => {
      search(p).props.label = 'Search';
    },
    'PAGE_TEXT_LITERAL',
    `${root}/0/props/label`,
  ],
  [
    'a script in an address',
    (p) => {
      add(p).props.href = 'java\nscript:alert(1)';
    },
    'PAGE_URL_UNSAFE',
    `${root}/2/props/href`,
  ],
  [
    'an unknown message',
    (p) => {
      p.title.t = 'a.titel';
    },
    'PAGE_MESSAGE_MISSING',
    '/title/t',
  ],
  [
    'a message in one language only',
    (p) => {
      p.title.t = 'a.one';
    },
    'PAGE_MESSAGE_UNTRANSLATED',
    '/title/t',
  ],
  [
    'a value that a message lacks',
    (p) => {
      p.title = { t: 'a.hello' };
    },
    'PAGE_MESSAGE_VALUE',
    '/title',
  ],
  [
    'a value that a message does not use',
    (p) => {
      p.title.values = { nam: 1 };
    },
    'PAGE_MESSAGE_VALUE',
    '/title/values/nam',
  ],
  [
    'a text with an unknown key',
    (p) => {
      p.title.txt = 1;
    },
    'PAGE_UNKNOWN',
    '/title/txt',
  ],
  [
    'an inline text in a shipped document',
    (p) => {
      p.title = { t: { 'en-US': 'Customers' } };
    },
    'PAGE_TEXT_LITERAL',
    '/title/t',
  ],
  [
    'an unknown event',
    (p) => {
      add(p).on.clik = [];
    },
    'PAGE_EVENT_UNKNOWN',
    `${root}/2/on/clik`,
  ],
  [
    'an unknown slot',
    (p) => {
      p.body.slots.side = [];
    },
    'PAGE_SLOT_UNKNOWN',
    '/body/slots/side',
  ],
  [
    'a widget that a slot does not take',
    (p) => {
      table(p).slots.columns.push({ id: 'b', widget: 'Stack' });
    },
    'PAGE_SLOT_CHILD',
    `${root}/1/slots/columns/1/widget`,
  ],
  [
    'a binding to nothing',
    (p) => {
      search(p).bind = 'state.serch';
    },
    'PAGE_BIND_UNKNOWN',
    `${root}/0/bind`,
  ],
  [
    'a binding outside the state',
    (p) => {
      search(p).bind = 'data.customers';
    },
    'PAGE_VALUE',
    `${root}/0/bind`,
  ],
  [
    'a binding of another type',
    (p) => {
      search(p).bind = 'state.page';
    },
    'PAGE_BIND_TYPE',
    `${root}/0/bind`,
  ],
  [
    'a binding of a widget without a value',
    (p) => {
      add(p).bind = 'state.search';
    },
    'PAGE_BIND_REFUSED',
    `${root}/2/bind`,
  ],
  [
    'a default of another type',
    (p) => {
      p.state.page.default = 'one';
    },
    'PAGE_STATE_DEFAULT',
    '/state/page/default',
  ],
  [
    'an unknown type of state',
    (p) => {
      p.state.search.type = 'text';
    },
    'PAGE_VALUE',
    '/state/search/type',
  ],
  [
    'an unknown operation',
    (p) => {
      p.data.customers.call = 'listCustomer';
    },
    'PAGE_OPERATION_UNKNOWN',
    '/data/customers/call',
  ],
  [
    'data that writes',
    (p) => {
      p.roles = 'admins';
      p.data.more = { call: 'addCustomer', with: { name: 'x' } };
    },
    'PAGE_DATA_WRITES',
    '/data/more/call',
  ],
  [
    'an unknown parameter',
    (p) => {
      p.data.customers.with.pge = 1;
    },
    'PAGE_PARAMETER_UNKNOWN',
    '/data/customers/with/pge',
  ],
  [
    'a parameter of the wrong type',
    (p) => {
      p.data.customers.with.page = { $: 'state.search' };
    },
    'PAGE_PARAMETER_TYPE',
    '/data/customers/with/page/$',
  ],
  [
    'a missing parameter',
    (p) => {
      p.drawers.detail.data.customer.with = {};
    },
    'PAGE_PARAMETER_MISSING',
    '/drawers/detail/data/customer/with',
  ],
  [
    'a call that not everybody may make',
    (p) => delete add(p).roles,
    'PAGE_OPERATION_FORBIDDEN',
    `${root}/2/on/click/1/call`,
  ],
  [
    'an unknown field of an answer',
    (p) => {
      table(p).props.rows.$ = 'data.customers.itms';
    },
    'PAGE_EXPRESSION_FIELD',
    `${root}/1/props/rows/$`,
  ],
  [
    'an unknown field of a row',
    (p) => {
      table(p).slots.columns[0].props.value.$ = 'row.nme';
    },
    'PAGE_EXPRESSION_FIELD',
    `${root}/1/slots/columns/0/props/value/$`,
  ],
  [
    'an unknown field of a call’s answer',
    (p) => {
      add(p).on.click[1].then[0].text.$ = 'result.nme';
    },
    'PAGE_EXPRESSION_FIELD',
    `${root}/2/on/click/1/then/0/text/$`,
  ],
  [
    'an unknown name',
    (p) => {
      add(p).when = 'stat.page > 0';
    },
    'PAGE_EXPRESSION_NAME',
    `${root}/2/when`,
  ],
  [
    'an expression that cannot be read',
    (p) => {
      add(p).when = 'state.page >';
    },
    'PAGE_EXPRESSION_SYNTAX',
    `${root}/2/when`,
  ],
  [
    'an unknown function',
    (p) => {
      add(p).when = 'sze(state.chosen) > 0';
    },
    'PAGE_EXPRESSION_FUNCTION',
    `${root}/2/when`,
  ],
  [
    'a condition that is no truth',
    (p) => {
      add(p).when = 'state.page';
    },
    'PAGE_EXPRESSION_TYPE',
    `${root}/2/when`,
  ],
  [
    'a comparison that never holds',
    (p) => {
      add(p).when = 'state.page == "1"';
    },
    'PAGE_EXPRESSION_TYPE',
    `${root}/2/when`,
  ],
  [
    'an event outside of `on`',
    (p) => {
      add(p).when = 'event.row == null';
    },
    'PAGE_EXPRESSION_NAME',
    `${root}/2/when`,
  ],
  [
    'a repeated node over no list',
    (p) => {
      p.drawers.detail.body.each.in = 'page.state.search';
    },
    'PAGE_EXPRESSION_TYPE',
    '/drawers/detail/body/each/in',
  ],
  [
    'an unknown action',
    (p) => {
      add(p).on.click[0].do = 'cnfirm';
    },
    'PAGE_ACTION_UNKNOWN',
    `${root}/2/on/click/0/do`,
  ],
  [
    'an unknown argument',
    (p) => {
      add(p).on.click[0].titel = { t: 'a.name' };
    },
    'PAGE_ARGUMENT_UNKNOWN',
    `${root}/2/on/click/0/titel`,
  ],
  ['a missing argument', (p) => delete add(p).on.click[0].text, 'PAGE_ARGUMENT_MISSING', `${root}/2/on/click/0`],
  [
    'a state path that does not exist',
    (p) => {
      add(p).on.click[2].path = 'state.pge';
    },
    'PAGE_BIND_UNKNOWN',
    `${root}/2/on/click/2/path`,
  ],
  [
    'an unknown drawer',
    (p) => {
      table(p).on.rowClick[0].drawer = 'detial';
    },
    'PAGE_REFERENCE_UNKNOWN',
    `${root}/1/on/rowClick/0/drawer`,
  ],
  [
    'a drawer without its parameter',
    (p) => delete table(p).on.rowClick[0].with,
    'PAGE_PARAMETER_MISSING',
    `${root}/1/on/rowClick/0`,
  ],
  [
    'an unknown form',
    (p) => {
      nodes(p)[3].props.form = 'a.none';
    },
    'PAGE_REFERENCE_UNKNOWN',
    `${root}/3/props/form`,
  ],
  [
    'an unknown fragment',
    (p) => {
      box(p).fragment = 'a.bx';
    },
    'PAGE_REFERENCE_UNKNOWN',
    `${root}/4/fragment`,
  ],
  [
    'an unknown parameter of a fragment',
    (p) => {
      box(p).params.cout = 1;
    },
    'PAGE_PARAMETER_UNKNOWN',
    `${root}/4/params/cout`,
  ],
  [
    'props of a fragment',
    (p) => {
      box(p).props = {};
    },
    'PAGE_UNKNOWN',
    `${root}/4/props`,
  ],
  [
    'a name that reaches a prototype',
    (p) => {
      p.body.props = JSON.parse('{"__proto__": {"gap": "md"}}');
    },
    'PAGE_NAME_RESERVED',
    '/body/props/__proto__',
  ],
  [
    'a field that reaches a prototype',
    (p) => {
      add(p).when = 'state.constructor == null';
    },
    'PAGE_NAME_RESERVED',
    `${root}/2/when`,
  ],
];

const narrow: DocumentSource = { ...(documents['a.frame'] as DocumentSource), id: 'a.narrow', roles: 'admins' };

describe('checkDocument', () => {
  it('finds nothing in a good page, and in the documents that it names', () => {
    expect(checkDocument(goodPage, createContext())).toEqual([]);
    for (const document of Object.values(documents)) expect(checkDocument(document, createContext())).toEqual([]);
  });

  it.each(mutations)('says one thing of %s', (_title, change, code, pointer) => {
    const page = structuredClone(goodPage);
    change(page);
    const faults = checkDocument(page, contextWith(narrow));
    expect(faults.map((fault) => [fault.code, fault.pointer])).toEqual([[code, pointer]]);
    expect(faults[0]?.message).not.toMatch(/\{\w+\}|undefined/);
  });

  it('hints at the nearest name', () => {
    const page = structuredClone(goodPage);
    add(page).widget = 'Buton';
    expect(checkDocument(page, createContext())[0]?.hint).toBe('Did you mean "Button"?');
  });

  it('gives line and column, inside expressions too', () => {
    const page = structuredClone(goodPage);
    add(page).when = '"\\n" != stat.page';
    const text = JSON.stringify(page, null, 2);
    const [fault] = checkDocument(page, createContext(), text);
    const line = text.split('\n')[(fault?.line ?? 0) - 1] ?? '';
    expect(line.slice((fault?.column ?? 0) - 1)).toMatch(/^stat\.page/);
  });

  it('refuses calls of the signed-in on public pages, and a fragment’s calls where the fragment stands', () => {
    const page = {
      kind: 'page',
      version: 1,
      id: 'a.open',
      route: '/open',
      roles: 'public',
      title: { t: 'a.title' },
      body: { id: 'root', fragment: 'a.caller' },
    };
    const caller: DocumentSource = {
      kind: 'fragment',
      version: 1,
      id: 'a.caller',
      body: { id: 'in', widget: 'Stack' },
      data: { me: { call: 'getUserInfo' } },
    };
    expect(checkDocument(page, contextWith(caller))).toMatchObject([
      {
        code: 'PAGE_OPERATION_FORBIDDEN',
        pointer: '/body/fragment',
        message: expect.stringContaining('not signed in'),
      },
    ]);
    expect(checkDocument({ ...page, roles: 'users' }, contextWith(caller))).toEqual([]);
  });

  it('finds a fragment that contains itself', () => {
    const again: DocumentSource = {
      kind: 'fragment',
      version: 1,
      id: 'a.again',
      body: { id: 'in', fragment: 'a.again' },
    };
    expect(checkDocument(again, contextWith(again))).toMatchObject([
      { code: 'PAGE_FRAGMENT_CYCLE', pointer: '/body/fragment' },
    ]);
  });

  it('lets administrators write texts themselves, and visible words as they are', () => {
    const page = structuredClone(goodPage);
    page.title = { t: { 'en-US': 'Mine', 'zh-CN': '我的' } };
    search(page).props.label = 'Search';
    expect(checkDocument(page, createContext({ shipped: false }))).toEqual([]);
  });
});
