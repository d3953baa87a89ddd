import { describe, expect, it } from 'vitest';
import { pointerKeys } from '#schemas';
import type { DocumentSource } from '#engine/document';
import { checkDocument } from './document.ts';
import { contextWith, createContext } from './testing/context.ts';
import { mutations } from './testing/mutations.ts';
import { documents, goodPage } from './testing/world.ts';

const narrow: DocumentSource = { ...(documents['a.frame'] as DocumentSource), id: 'a.narrow', roles: 'admins' };

function full(pointer: string): string {
  return pointer.replace('…', '/body/slots/default');
}

/** The good page with values set, or removed where they are undefined. */
function changed(changes: Record<string, unknown>): unknown {
  const page: unknown = structuredClone(goodPage);
  for (const [pointer, value] of Object.entries(changes)) {
    const keys = pointerKeys(full(pointer));
    const last = keys.pop() ?? '';
    const owner = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), page);
    if (value === undefined) Reflect.deleteProperty(Object(owner), last);
    else Reflect.set(Object(owner), last, value);
  }
  return page;
}

describe('checkDocument', () => {
  it('finds nothing in a good page, and in the documents that it names', () => {
    expect(checkDocument(goodPage, createContext())).toEqual([]);
    for (const document of Object.values(documents)) expect(checkDocument(document, createContext())).toEqual([]);
  });

  it('knows the file inside an upload, and what a countdown counts', () => {
    const page = changed({
      '…/2/on/click/1': { do: 'upload', call: 'addCustomer', with: { name: { $: 'file' } }, progress: 'state.page' },
      '…/2/on/click/2': { do: 'startCountdown', path: 'state.page', seconds: { $: 'state.page * 60' } },
    });
    expect(checkDocument(page, createContext())).toEqual([]);
  });

  it.each(mutations)('says one thing of %s', (_title, changes, code, pointer) => {
    const diagnostics = checkDocument(changed(changes), contextWith(narrow));
    expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.pointer])).toEqual([[code, full(pointer)]]);
    expect(diagnostics[0]?.message).not.toMatch(/\{\w+\}|undefined/);
  });

  it('reports a list whose texts would call the rows by their id', () => {
    const node = { id: 'picture', widget: 'Column', props: { value: { $: 'row.picture' } } };
    const list = { kind: 'list', version: 1, id: 'a.list', texts: 'a', call: 'listCustomers', columns: [node] };
    const found = (more: object) =>
      checkDocument({ ...list, ...more }, createContext()).map(({ code, pointer }) => [code, pointer]);
    expect(found({})).toEqual([['PAGE_LIST_NAMED', '/columns/0']]);
    expect(found({ block: true })).toEqual([['PAGE_LIST_NAMED', '/columns/0']]);
    expect(found({ named: 'name' })).toEqual([]);
    expect(found({ columns: [{ id: 'name' }, node] })).toEqual([]);
  });

  it('hints at the nearest name', () => {
    const page = changed({ '…/2/widget': 'Buton' });
    expect(checkDocument(page, createContext())[0]?.hint).toBe('Did you mean "Button"?');
  });

  it('gives line and column, inside expressions too', () => {
    const page = changed({ '…/2/when': '"\\n" != stat.page' });
    const text = JSON.stringify(page, null, 2);
    const [diagnostic] = checkDocument(page, createContext(), text);
    const line = text.split('\n')[(diagnostic?.line ?? 0) - 1] ?? '';
    expect(line.slice((diagnostic?.column ?? 0) - 1)).toMatch(/^stat\.page/);
  });

  it('checks what runs when a call failed, with its failure as `error`', () => {
    const page = {
      kind: 'page',
      version: 1,
      id: 'a.failing',
      route: '/failing',
      title: { t: 'a.title' },
      body: { id: 'root', widget: 'Stack' },
    };
    const failing = (list: unknown) =>
      checkDocument({ ...page, data: { all: { call: 'listCustomers', catch: list } } }, createContext());
    expect(failing([{ do: 'toast', text: { $: 'error.message' } }])).toEqual([]);
    expect(failing([{ do: 'toast', text: { $: 'error.mesage' } }])).toMatchObject([
      { code: 'PAGE_EXPRESSION_FIELD', pointer: '/data/all/catch/0/text/$' },
    ]);
    expect(failing([{ do: 'tost' }])).toMatchObject([{ code: 'PAGE_ACTION_UNKNOWN', pointer: '/data/all/catch/0/do' }]);
    expect(failing('leave')).not.toEqual([]);
  });

  it('refuses calls of the signed-in on public pages, and a fragment’s calls where the fragment is used', () => {
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

  it('knows the lists that `run` names, and finds those that run each other in a circle', () => {
    const run = (actions: string) => [{ do: 'run', actions }];
    const right = changed({ '/actions': { one: run('two'), two: [] }, '/load': run('one') });
    expect(checkDocument(right, createContext())).toEqual([]);
    const unknown = changed({ '/actions': { one: [] }, '/load': run('onee') });
    expect(checkDocument(unknown, createContext())).toMatchObject([
      { code: 'PAGE_REFERENCE_UNKNOWN', pointer: '/load/0/actions', hint: 'Did you mean "one"?' },
    ]);
    const circle = { one: [{ do: 'branch', if: 'true', then: run('two') }], two: run('three'), three: run('one') };
    expect(checkDocument(changed({ '/actions': circle }), createContext())).toMatchObject([
      { code: 'PAGE_ACTIONS_CYCLE', pointer: '/actions/one' },
    ]);
  });

  it('lets a list for roles make the calls of these roles', () => {
    const then = [{ do: 'call', call: 'addCustomer', with: { name: 'x' } }];
    const page = changed({ '…/2/roles': undefined, '…/2/on/click': [{ do: 'forRoles', roles: 'admins', then }] });
    expect(checkDocument(page, createContext())).toEqual([]);
  });

  it('checks what a named list does', () => {
    const page = changed({ '/actions': { add: [{ do: 'call', call: 'addNote', with: { text: { $: 'event.x' } } }] } });
    expect(checkDocument(page, createContext()).map(({ pointer }) => pointer)).toContain('/actions/add/0/with/text/$');
  });

  it('lets administrators write texts themselves, and visible words as they are', () => {
    const page = changed({ '/title/t': { 'en-US': 'Mine', 'zh-CN': '我的' }, '…/0/props/label': 'Search' });
    expect(checkDocument(page, createContext({ shipped: false }))).toEqual([]);
  });
});
