import { describe, expect, test } from 'vitest';
import type { CompiledDocument, CompiledNode } from '#engine/document';
import type { NodeFact, ObservedScope } from '#engine/runtime';
import { nodeTree, type TreeEntry } from './node-tree.ts';
import { createRecorder } from './recorder.ts';
import { createWatch } from './watch.ts';

const node = (id: string, more: Partial<CompiledNode> = {}): CompiledNode => ({ id, widget: 'Text', ...more });

const body = node('root', {
  slots: {
    default: [
      node('name'),
      node('secret', { roles: ['OWNER'] }),
      node('late', { when: ['get', ['var', 'state'], 'on'], slots: { default: [node('inner')] } }),
      node('rows', { each: { in: ['var', 'x'], as: 'x', key: ['var', 'x'] } }),
      node('broken', { fault: { code: 'PAGE_WIDGET_UNKNOWN', pointer: '', message: '' } }),
    ],
  },
});
const document: CompiledDocument = {
  format: 1,
  kind: 'page',
  id: 'test.page',
  version: 1,
  locale: 'en-US',
  title: 'Test',
  messages: {},
  widgets: [],
  dialogs: { 'a/b': { title: 'Ask', body: node('asked') } },
  body,
};
const scope: ObservedScope = {
  document,
  parent: undefined,
  secrets: { texts: () => [] },
  read: () => null,
  hasRole: (roles) => !roles,
  subscribe: () => () => undefined,
};
const rendered = (of: CompiledNode, more: Partial<NodeFact> = {}): NodeFact => ({
  kind: 'node',
  scope,
  id: `${of.id}:1`,
  node: of,
  reads: [['state', 'on']],
  values: [null],
  locals: {},
  outcome: 'widget',
  ...more,
});

/** A recorder that notifies at once. */
const record = () => createRecorder((work) => work());

describe('what the developer tools record', () => {
  test('how often a node was rendered, and which path changed', () => {
    const recorder = record();
    recorder.hear({ kind: 'scope', scope, part: document, isShown: true }, 0);
    const recorded = (): unknown => {
      const [only] = recorder.scopes()[0]?.nodes.values() ?? [];
      return { renders: only?.renders, causes: only?.causes };
    };
    recorder.hear(rendered(body), 0);
    expect(recorded()).toEqual({ renders: 1, causes: [{ kind: 'first' }] });
    recorder.hear(rendered(body, { values: [true] }), 0);
    expect(recorded()).toEqual({ renders: 2, causes: [{ kind: 'value', path: 'state.on' }] });
    recorder.hear(rendered(body, { values: [true], locals: { row: 1 } }), 0);
    expect(recorded()).toEqual({ renders: 3, causes: [{ kind: 'value', path: 'row' }] });
    recorder.hear(rendered(body, { values: [true], locals: { row: 1 }, isBusy: true }), 0);
    expect(recorded()).toEqual({ renders: 4, causes: [{ kind: 'busy' }] });
    recorder.hear(rendered(body, { values: [true], locals: { row: 1 }, isBusy: true }), 0);
    expect(recorded()).toEqual({ renders: 5, causes: [{ kind: 'around' }] });
  });

  test('why each node of the document is not shown', () => {
    const recorder = record();
    recorder.hear({ kind: 'scope', scope, part: document, isShown: true }, 0);
    const [name, , lazy] = body.slots?.['default'] ?? [];
    for (const shown of [body, name]) if (shown) recorder.hear(rendered(shown), 0);
    if (lazy) recorder.hear(rendered(lazy, { outcome: 'hidden' }), 0);
    const [only] = recorder.scopes();
    const tree = only && nodeTree(only);
    const flat = (entry: TreeEntry): TreeEntry[] => [entry, ...entry.children.flatMap(flat)];
    expect(tree && flat(tree).map((entry) => [entry.node.id, entry.status])).toEqual([
      ['root', 'shown'],
      ['name', 'shown'],
      ['secret', 'roles'],
      ['late', 'when'],
      ['inner', 'inside'],
      ['rows', 'empty'],
      ['broken', 'fault'],
    ]);
    expect(tree && flat(tree)[4]?.pointer).toBe('/body/slots/default/2/slots/default/0');
  });

  test('a dialog by its place in the document, and no longer than it is open', () => {
    const recorder = record();
    const part = document.dialogs?.['a/b'];
    if (!part) throw new Error('The document has a dialog.');
    recorder.hear({ kind: 'scope', scope, part, isShown: true }, 0);
    const [only] = recorder.scopes();
    expect(only && nodeTree(only)?.pointer).toBe('/dialogs/a~1b/body');
    recorder.hear({ kind: 'scope', scope, part, isShown: false }, 0);
    expect(recorder.scopes()).toEqual([]);
  });

  test('a node that left is forgotten, unless it is back before the panel looks', () => {
    const waiting: (() => void)[] = [];
    const recorder = createRecorder((work) => void waiting.push(work));
    const shown = (isShown: boolean): void =>
      recorder.hear({ kind: 'nodeShown', scope, id: 'root:1', node: body, isShown }, 0);
    recorder.hear({ kind: 'scope', scope, part: document, isShown: true }, 0);
    recorder.hear(rendered(body), 0);
    shown(false);
    shown(true);
    waiting.shift()?.();
    expect(recorder.scopes()[0]?.nodes.size).toBe(1);
    shown(false);
    waiting.shift()?.();
    expect(recorder.scopes()[0]?.nodes.size).toBe(0);
  });

  test('calls with what they took and how they ended, the last 500', () => {
    const recorder = record();
    const call = { kind: 'call', name: 'save', args: {} } as const;
    const other = { ...call, name: 'list' };
    recorder.hear(call, 100);
    recorder.hear(other, 110);
    recorder.hear({ kind: 'end', of: call, failure: 'no' }, 150);
    recorder.hear({ kind: 'end', of: other, result: 1 }, 160);
    expect(recorder.log().map(({ end }) => end)).toEqual([
      { duration: 50, failure: 'no' },
      { duration: 50, result: 1 },
    ]);
    for (let count = 0; count < 600; count += 1) recorder.hear({ ...call }, 200);
    expect(recorder.log()).toHaveLength(500);
    recorder.clearLog();
    expect(recorder.log()).toEqual([]);
  });

  test('what happened before the code of the tools was here, with its time', () => {
    let now = 5;
    const watch = createWatch(() => now);
    const call = { kind: 'call', name: 'save', args: {} } as const;
    watch.observe(call);
    now = 9;
    const recorder = record();
    watch.hand(recorder.hear);
    watch.observe({ kind: 'end', of: call, result: 1 });
    expect(recorder.log()).toMatchObject([{ at: 5, end: { duration: 4, result: 1 } }]);
  });
});
