import { expect, it } from 'vitest';
import { contextWith } from '../check/testing/context.ts';
import type { DocumentSource, NodeSource } from '#engine/document';
import { createTestScope } from '../../runtime/testing/createTestScope.ts';
import { compileDocument } from './document.ts';

const inner: DocumentSource = {
  kind: 'fragment',
  version: 1,
  id: 'a.note',
  data: { found: { call: 'listCustomers', with: { page: 1, search: '' } } },
  load: [{ do: 'toast', text: { t: 'a.name' } }],
  body: { id: 'in', widget: 'Stack' },
};

const pageOf = (nodes: NodeSource[], state: DocumentSource['state'] = {}): DocumentSource => ({
  kind: 'page',
  version: 1,
  id: 'a.page',
  route: '/a',
  roles: 'users',
  title: { t: 'a.title' },
  state,
  body: { id: 'root', widget: 'Stack', slots: { default: nodes } },
});

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The page, started for a user with these roles; `end` leaves it and returns how many toasts there were. */
function start(page: DocumentSource, roles: readonly string[]) {
  const { document, diagnostics } = compileDocument(page, contextWith(inner));
  expect(diagnostics).toEqual([]);
  const calls: string[] = [];
  const { host, scope, stop } = createTestScope(document, {
    user: () => ({ roles }),
    operations: { listCustomers: { reads: [], writes: [], query: [], safe: true } },
    client: { call: async (id) => void calls.push(id) },
  });
  const end = (): number => {
    stop();
    expect(host.errors).toEqual([]);
    return host.toasts.length;
  };
  return { calls, scope, end };
}

/** What a page calls and says on load for a user with these roles. */
async function loaded(nodes: NodeSource[], roles: readonly string[], state: DocumentSource['state'] = {}) {
  const { calls, end } = start(pageOf(nodes, state), roles);
  await turn();
  return { calls, toasts: end() };
}

const note: NodeSource = { id: 'note', fragment: 'a.note' };
const all = { calls: ['listCustomers'], toasts: 1 };
const nothing = { calls: [], toasts: 0 };

it('a fragment that everybody sees loads for everybody', async () => {
  expect(await loaded([note], ['USER'])).toEqual(all);
});

it.each([
  ['who has the role', ['USER', 'ADMIN'], all],
  ['who has another one', ['USER'], nothing],
] as const)('a fragment that only some roles see asks and acts for them alone: %s', async (_who, roles, expected) => {
  expect(await loaded([{ ...note, roles: 'admins' }], roles)).toEqual(expected);
  const around: NodeSource = { id: 'card', widget: 'Stack', roles: 'admins', slots: { default: [note] } };
  expect(await loaded([around], roles)).toEqual(expected);
});

it.each([
  ["query.pane == 'notes'", 'a part of the address', 0],
  ["query.pane != 'notes'", 'a part of the address', 1],
  ['state.isOpen', 'the state', 0],
  ['!state.isOpen', 'the state', 1],
])('a fragment whose node is hidden by "%s" asks for nothing: %s', async (when, _what, count) => {
  const state = { isOpen: { type: 'boolean', default: false } } as const;
  const calls = [...Array(count).keys()].map(() => 'listCustomers');
  expect((await loaded([{ ...note, when }], ['USER'], state)).calls).toEqual(calls);
  const around: NodeSource = { id: 'card', widget: 'Stack', when, slots: { default: [note] } };
  expect((await loaded([around], ['USER'], state)).calls).toEqual(calls);
});

it('a hidden fragment asks once it is shown, and a condition on an item of a list does not keep it from asking', async () => {
  const page = pageOf([{ ...note, when: 'state.isOpen' }], { isOpen: { type: 'boolean', default: false } });
  const { calls, scope, end } = start(page, ['USER']);
  await turn();
  expect(calls).toEqual([]);
  scope.setState(['state', 'isOpen'], true);
  await turn();
  expect(calls).toEqual(['listCustomers']);
  end();
  const each = { in: "['a', 'b']", as: 'item', key: 'item' };
  const items: NodeSource = {
    id: 'items',
    widget: 'Stack',
    each,
    when: "item == 'b'",
    slots: { default: [note] },
  };
  expect((await loaded([items], ['USER'])).calls).toEqual(['listCustomers']);
});

it('who lacks the role of one of the nodes around is asked for nothing', async () => {
  const around: NodeSource = {
    id: 'card',
    widget: 'Stack',
    roles: 'users',
    slots: { default: [{ ...note, roles: 'admins' }] },
  };
  expect(await loaded([around], ['USER'])).toEqual(nothing);
  expect(await loaded([around], ['ADMIN'])).toEqual(all);
});
