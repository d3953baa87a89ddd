import fc from 'fast-check';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompiledDocument, CompiledNode } from '#engine/document';
import { brokenRuns } from './testing/broken-runs.ts';
import { createTestHost, documentOf, TestPage } from './testing/index.ts';
import { box, field, press, read, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const runs = brokenRuns(600);
const siblings = ['first sibling', 'second sibling', 'third sibling'];

/** A page with every part that a document can have. */
function whole(): CompiledDocument {
  const rows: CompiledNode = {
    id: 'rows',
    widget: 'Rows',
    props: {
      rows: { $: read('data', 'things', 'items') },
      label: { t: 'rows', values: { n: { $: read('state', 'n') } } },
    },
    slots: { cell: [words('cell', read('row', 'name'), { fallback: words('none', 'none') })] },
    on: { rowClick: [{ do: 'setState', path: ['state', 'n'], value: { $: read('event', 'row', 'id') } }] },
  };
  const target = box(
    [
      field('name', {
        rules: [{ test: ['op', '>', ['call', 'size', [read('state', 'name')]], ['lit', 0]], text: { t: 'required' } }],
      }),
      words('many', read('item', 'label'), {
        each: { in: read('state', 'list'), as: 'item', key: read('item', 'id') },
      }),
      words('when', 'shown', {
        when: ['and', ['has', read('state'), 'n'], ['not', read('state', 'off')]],
        roles: ['USER'],
      }),
      rows,
      press('act', [{ do: 'call', call: 'save', then: [{ do: 'toast', text: { t: 'rows', values: { n: 1 } } }] }]),
    ],
    { id: 'target' },
  );
  return documentOf(
    box([words('s1', siblings[0] ?? ''), target, words('s2', siblings[1] ?? ''), words('s3', siblings[2] ?? '')]),
    {
      params: { id: { type: 'string', default: 'x' } },
      state: {
        n: { type: 'integer', default: 1 },
        name: { type: 'string', default: '' },
        off: { type: 'boolean', default: false },
        list: {
          type: 'array',
          default: [
            { id: 1, label: 'one' },
            { id: 2, label: 'two' },
          ],
        },
      },
      data: {
        things: {
          call: 'list',
          with: { n: { $: read('state', 'n') } },
          when: ['op', '==', read('state', 'n'), ['lit', 1]],
        },
      },
      load: [
        { do: 'setState', path: ['state', 'n'], value: 1 },
        { do: 'openDialog', dialog: 'ask' },
      ],
      dialogs: {
        ask: {
          title: { t: 'required' },
          state: { own: { type: 'string', default: '' } },
          body: box([words('in', read('state', 'own'))], { id: 'inner' }),
        },
      },
      messages: {
        required: [{ type: 0, value: 'Required' }],
        rows: [
          { type: 1, value: 'n' },
          { type: 0, value: ' rows' },
        ],
      },
    },
  );
}

type Path = (string | number)[];

/** The path of every value in a document, from the outside in. */
function paths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    paths(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length ? [at, ...inner] : inner;
}

/** Puts a value somewhere, or takes away what is there. */
function damage(document: unknown, path: Path, value: unknown): void {
  let holder = document as Record<string | number, unknown>;
  // Safe: the path was made for this document; an earlier damage may have cut it short.
  for (const key of path.slice(0, -1)) {
    if (typeof holder[key] !== 'object' || holder[key] === null) return;
    holder = holder[key] as Record<string | number, unknown>;
  }
  const last = path[path.length - 1] ?? '';
  if (value === undefined) delete holder[last];
  else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    0,
    -1,
    Number.NaN,
    '',
    'constructor',
    '__proto__',
    [],
    {},
    [[]],
    [null],
    { widget: 'Crash', id: 'j' },
  ),
  fc.constantFrom<unknown>(
    { $: ['var', 'state'] },
    { $: 'state.n' },
    { t: 'missing' },
    { t: 'rows', values: 1 },
    ['lit', 1],
    ['get'],
    { toString: 1, valueOf: null },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const host = createTestHost({
  widgets: plainWidgets(),
  user: () => ({ roles: ['USER'] }),
  operations: { list: { reads: ['x'], writes: [], safe: true }, save: { reads: [], writes: ['x'], safe: false } },
  client: { call: async () => ({ items: [{ id: 1, name: 'row' }] }) },
});
const container = document.createElement('div');
let root: Root;

beforeAll(async () => {
  document.body.append(container);
  await host.registry.loadWidgets(host.registry.widgetNames());
});

afterAll(() => container.remove());

/** Shows the document from an empty root, and gives what a person would read. */
async function look(broken: unknown): Promise<string> {
  // Errors that a boundary caught are the subject of these tests: React need not print each of them.
  root = createRoot(container, { onCaughtError: () => undefined });
  flushSync(() => root.render(<TestPage host={host} document={broken as CompiledDocument} />));
  await Promise.resolve();
  const text = container.textContent ?? '';
  flushSync(() => root.unmount());
  return text;
}

/** True for a page that asks for nothing: its root is a whole node without children. */
function asksForNothing({ body }: CompiledDocument): boolean {
  const nodes: unknown = body?.slots?.default;
  return (
    body?.widget === 'Box' && (nodes === undefined || nodes === null || (Array.isArray(nodes) && nodes.length === 0))
  );
}

test(`P22 ${runs.numRuns} documents broken inside one node: no blank page, and its siblings render (VITE_BROKEN_SEED=${runs.seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 3 }), async (damages) => {
      const broken = whole();
      const target: Path = ['body', 'slots', 'default', 1];
      for (const [path, value] of damages) {
        const all = paths(broken).filter((path) => target.every((key, depth) => path[depth] === key));
        damage(broken, all[path % all.length] ?? target, structuredClone(value));
      }
      const text = await look(broken);
      for (const sibling of siblings) expect(text).toContain(sibling);
    }),
    runs,
  );
}, 600_000);

test(`P22 ${runs.numRuns} documents broken anywhere: none is a blank page (VITE_BROKEN_SEED=${runs.seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 4 }), async (damages) => {
      const broken = whole();
      for (const [path, value] of damages) {
        const all = paths(broken);
        damage(broken, all[path % all.length] ?? [], structuredClone(value));
      }
      const text = await look(broken);
      if (!asksForNothing(broken)) expect(text).not.toBe('');
    }),
    runs,
  );
}, 600_000);
