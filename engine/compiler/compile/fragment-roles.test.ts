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

/** What a page calls and says on load for a user with these roles. */
async function loaded(nodes: NodeSource[], roles: readonly string[]): Promise<{ calls: string[]; toasts: number }> {
  const page: DocumentSource = {
    kind: 'page',
    version: 1,
    id: 'a.page',
    route: '/a',
    roles: 'users',
    title: { t: 'a.title' },
    body: { id: 'root', widget: 'Stack', slots: { default: nodes } },
  };
  const { document, diagnostics } = compileDocument(page, contextWith(inner));
  expect(diagnostics).toEqual([]);
  const calls: string[] = [];
  const { host, stop } = createTestScope(document, {
    user: () => ({ roles }),
    operations: { listCustomers: { reads: [], writes: [], query: [], safe: true } },
    client: { call: async (id) => void calls.push(id) },
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  stop();
  expect(host.errors).toEqual([]);
  return { calls, toasts: host.toasts.length };
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
