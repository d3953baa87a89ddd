import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject } from '#schemas';
import type { CompiledDocument, NodeSource } from '#engine/document';
import { documentNodes } from '#engine/written';
import { type CheckContext, compileDocument, readContract } from '#engine/compiler';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import { widgetRegistry } from '#widgets';
import widgetMessages from '#widgets/generated/messages.json' with { type: 'json' };
import { brokenSchemas } from '../../engine/compiler/check/testing/broken-schemas.ts';
import { contract, roleSets } from '../../engine/compiler/check/testing/world.ts';
import { brokenRuns } from '../../engine/react/testing/broken-runs.ts';
import { createTestHost } from '../../engine/react/testing/createTestHost.ts';
import { TestPage } from '../../engine/react/testing/TestPage.tsx';
import { addItem, anyDamage, anyStrayItem, damageNode, namedWidgets } from './break-node.ts';
import { pageMessages, wholePage } from './whole-page.ts';

const runs = brokenRuns(400);

const context: CheckContext = {
  catalogue: widgetCatalogue,
  operations: readContract(contract, roleSets),
  roleSets,
  messages: {
    'en-US': { ...widgetMessages['en-US'], ...pageMessages },
    'zh-CN': { ...widgetMessages['zh-CN'], ...pageMessages },
  },
  documents: () => undefined,
  locale: 'en-US',
  shipped: false,
};

const customers = { items: [{ id: '1', name: 'Ada', age: 36 }], total: 1 };
const host = createTestHost({
  widgets: widgetRegistry,
  preloaded: [{ call: 'listCustomers', args: { page: 1 }, data: customers }],
  user: () => ({ roles: ['ADMIN'] }),
  operations: { listCustomers: { reads: [], writes: [], safe: true } },
  client: { call: async () => customers },
});
const container = document.createElement('div');

beforeAll(async () => {
  document.body.append(container);
  const { widgets } = compileDocument(wholePage, context).document;
  // A page waits for its widgets, and here it is looked at in the same moment: those that a damage names come too.
  await host.registry.loadWidgets([...widgets, ...namedWidgets]);
});

afterAll(() => container.remove());

interface Seen {
  text: string;
  /** Ids of the nodes whose diagnostic is shown. */
  broken: ReadonlySet<string>;
}

/** What a person reads; the answer to the page's call came with it. */
function look(page: CompiledDocument): Seen {
  const root = createRoot(container, { onCaughtError: () => undefined });
  flushSync(() => root.render(<TestPage host={host} document={page} />));
  const boxes = [...container.querySelectorAll('[data-fault]')];
  const seen = {
    text: container.textContent ?? '',
    broken: new Set(boxes.map((box) => box.getAttribute('data-node') ?? '')),
  };
  flushSync(() => root.unmount());
  return seen;
}

/** What stands at a JSON pointer of a page. */
const at = (page: object, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (value === null || value === undefined ? value : Reflect.get(Object(value), key)),
      page,
    );

const nodes = [...documentNodes(wholePage)].map(({ node, pointer }) => ({ id: String(node.id), pointer }));
const isIn = (pointer: string, around: string): boolean => pointer === around || pointer.startsWith(`${around}/`);
/** Ids of a compiled node and of all that is in it. */
const idsIn = (page: CompiledDocument, pointer: string): Set<string> => {
  const inner = at(page, pointer);
  return new Set([...documentNodes({ body: inner })].map(({ node }) => String(node.id)));
};

test('the page of these tests has no issue, and shows every node', () => {
  const { document: page, diagnostics } = compileDocument(structuredClone(wholePage), context);
  expect(diagnostics).toEqual([]);
  const { text, broken } = look(page);
  expect([...broken]).toEqual([]);
  for (const { id } of nodes.filter(({ id: name }) => marked.has(name))) expect(text).toContain(`<${id}>`);
});

test('P22 a page whose state has a broken schema reports it there and at the nodes that read the field, and every other node renders', () => {
  for (const [schema, pointer] of brokenSchemas) {
    const page = structuredClone(wholePage);
    Object.assign(page.state.items, { schema });
    const { document: compiled, diagnostics } = compileDocument(page, context);
    expect(diagnostics.map((diagnostic) => diagnostic.pointer)).toEqual([`/state/items/schema${pointer}`]);
    const { text, broken } = look(compiled);
    expect([...broken].sort(), JSON.stringify(schema)).toEqual(['item', 'note']);
    for (const id of marked) if (!broken.has(id)) expect(text, JSON.stringify(schema)).toContain(`<${id}>`);
  }
});

/** Those that show their own id. */
const marked = new Set([...JSON.stringify(wholePage).matchAll(/<([a-z]+)>/g)].map(([, id]) => id ?? ''));
marked.add('note');

test(`P22 ${runs.numRuns} pages with one damaged node: none is blank, every other node renders, and no other reports a diagnostic (VITE_BROKEN_SEED=${runs.seed})`, () => {
  fc.assert(
    fc.property(fc.nat(), anyDamage, (which, damage) => {
      const target = nodes[which % nodes.length] ?? { id: 'root', pointer: '/body' };
      const page = structuredClone(wholePage);
      damageNode(at(page, target.pointer) as NodeSource, damage); // Safe: the pointer is that of a node of this page.
      const { document: compiled, diagnostics } = compileDocument(page, context);
      const { text, broken } = look(compiled);
      const node = at(compiled, target.pointer);
      const isWrong = isObject(node) && node.fault !== undefined;
      // A root that lost its slots, or is hidden, is a page that asks for nothing.
      if (target.pointer !== '/body' || isWrong) expect(text).not.toBe('');
      for (const { id, pointer } of nodes)
        if (marked.has(id) && !isIn(pointer, target.pointer)) expect(text).toContain(`<${id}>`);
      for (const diagnostic of diagnostics)
        expect(isIn(diagnostic.pointer, target.pointer), diagnostic.pointer).toBe(true);
      const own = idsIn(compiled, target.pointer);
      for (const id of broken) expect([...own], `diagnostic at ${id}`).toContain(id);
      // Broken roles keep everybody out, the diagnostic included: a user who may not see the node does not see it either.
      const isHidden = isObject(node) && Array.isArray(node.roles) && !node.roles.includes('ADMIN');
      if (!isWrong || isHidden) return;
      // The damage may have given it a fallback, which is shown instead and shows its own diagnostic if it has one.
      if (node.fallback === undefined) expect([...broken]).toEqual([String(node.id)]);
    }),
    runs,
  );
}, 600_000);

const containers = nodes.filter(({ pointer }) => Object.hasOwn(Object(at(wholePage, pointer)), 'slots'));

test(`P22 ${runs.numRuns} pages with something in a slot that is no node: it is the only diagnostic, and every node renders (VITE_BROKEN_SEED=${runs.seed})`, () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), anyStrayItem, (of, which, item) => {
      const container = containers[of % containers.length] ?? { id: 'root', pointer: '/body' };
      const page = structuredClone(wholePage);
      const keys = addItem(at(page, container.pointer) as NodeSource, { which, item }); // Safe: as above.
      const { document: compiled, diagnostics } = compileDocument(page, context);
      expect(diagnostics.map(({ pointer }) => pointer)).toEqual([`${container.pointer}/${keys.join('/')}`]);
      const { text } = look(compiled);
      for (const id of marked) expect(text).toContain(`<${id}>`);
    }),
    runs,
  );
}, 600_000);

test(`P22 ${runs.numRuns} pages with a mistyped prop of a container: it alone shows a diagnostic, and what is inside renders (VITE_BROKEN_SEED=${runs.seed})`, () => {
  // The slots of the others only make sense inside them: rows of the table, and the panel that is chosen.
  const free = containers.filter(({ id }) => id !== 'table' && id !== 'tabs');
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.constantFrom<unknown>([], [null], -1.5, { $: '1 +' }, { a: 1 }),
      (of, which, value) => {
        const container = free[of % free.length] ?? { id: 'root', pointer: '/body' };
        const page = structuredClone(wholePage);
        const { props = {} } = at(page, container.pointer) as NodeSource; // Safe: as above.
        const names = Object.keys(props);
        Object.assign(props, { [names[which % names.length] ?? '']: structuredClone(value) });
        const { document: compiled, diagnostics } = compileDocument(page, context);
        expect(diagnostics.length).toBe(1);
        const { text, broken } = look(compiled);
        expect([...broken]).toEqual([container.id]);
        for (const id of marked) if (id !== container.id) expect(text).toContain(`<${id}>`);
      },
    ),
    runs,
  );
}, 600_000);
