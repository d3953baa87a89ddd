import fc from 'fast-check';
import type { DocumentSource, Json, NodeSource } from '#engine/document';

/** A list with a declared key, whatever the widget. */
export const keyedList = 'options';

const scalar = fc.constantFrom<Json>(true, false, null, 0, 1, 'a', 'b', '');
const text = fc.constantFrom<Json>({ t: 'a.title' }, { t: 'a.name' }, { t: { 'en-US': 'Hi', 'zh-CN': '你好' } });
const expression = fc.constantFrom<Json>({ $: 'state.page' }, { $: 'state.search' });
const item = fc.record({ value: fc.constantFrom('p', 'q', 'r', 's'), label: fc.oneof(text, scalar) });
const options = fc.uniqueArray(item, { selector: ({ value }) => value, maxLength: 4 });
const part = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: text },
  expression,
  fc.dictionary(fc.constantFrom('x', 'y'), scalar, { maxKeys: 2 }),
  fc.array(scalar, { maxLength: 2 }),
);

const props = fc.record<Record<string, Json>>(
  { label: text, gap: scalar, style: part, [keyedList]: options },
  { requiredKeys: [] },
);
const optional = {
  props,
  bind: fc.constantFrom('state.search', 'state.page'),
  when: fc.constantFrom('true', 'state.page > 1'),
  on: fc.dictionary(
    fc.constantFrom('click', 'change'),
    fc.array(fc.record({ do: fc.constantFrom('toast', 'validate') }), { maxLength: 2 }),
    { maxKeys: 2 },
  ),
};
const bare = fc.record(
  { widget: fc.constantFrom('Stack', 'Table', 'Text'), ...optional },
  { requiredKeys: ['widget'] },
);

interface Seedling {
  node: Omit<NodeSource, 'id'>;
  /** Which of the nodes before it is its parent, as a part of their number. */
  parent: number;
  slot: string;
  isFallback: boolean;
}

const seedling: fc.Arbitrary<Seedling> = fc.record({
  // Safe: a node without id and slots.
  node: bare as unknown as fc.Arbitrary<Omit<NodeSource, 'id'>>,
  parent: fc.double({ min: 0, max: 0.999, noNaN: true }),
  slot: fc.constantFrom('default', 'default', 'columns'),
  isFallback: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
});

/** Makes a tree of seedlings below a root; ids are given in the order of `name`. */
function grown(root: NodeSource, seedlings: readonly Seedling[], name: (index: number) => string): NodeSource {
  const nodes: NodeSource[] = [root];
  seedlings.forEach(({ node, parent, slot, isFallback }, index) => {
    const child: NodeSource = { ...structuredClone(node), id: name(index) };
    const owner = nodes[Math.floor(parent * nodes.length)] ?? root;
    if (isFallback && !owner.fallback) owner.fallback = child;
    else {
      owner.slots = { ...owner.slots, [slot]: [...(owner.slots?.[slot] ?? []), child] };
    }
    nodes.push(child);
  });
  return root;
}

/** A page of at most a dozen nodes `n0`, `n1`…, sometimes with a drawer. */
export const anyDocument: fc.Arbitrary<DocumentSource> = fc
  .record({
    seedlings: fc.array(seedling, { maxLength: 11 }),
    drawer: fc.option(fc.array(seedling, { maxLength: 2 }), { nil: undefined }),
    state: fc.dictionary(fc.constantFrom('search', 'page'), fc.record({ type: fc.constant('string' as const) }), {
      maxKeys: 2,
    }),
    title: text,
  })
  .map(({ seedlings, drawer, state, title }) => ({
    kind: 'page' as const,
    version: 1,
    id: 'a.random',
    route: '/random',
    // Safe: the texts above.
    title: title as unknown as { t: string },
    state,
    body: grown({ id: 'root', widget: 'Stack' }, seedlings, (index) => `n${index}`),
    ...(drawer
      ? {
          drawers: {
            detail: {
              title: { t: 'a.title' },
              body: grown({ id: 'd', widget: 'Stack' }, drawer, (index) => `d${index}`),
            },
          },
        }
      : {}),
  }));

export const anyNode = bare;
export const anyValue: fc.Arbitrary<Json> = fc.oneof(part, options as unknown as fc.Arbitrary<Json>);
