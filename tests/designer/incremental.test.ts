import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckContext, createCompilation } from '#engine/compiler';
import type { DocumentSource } from '#engine/document';
import { atLevel } from '#tests/promises/at-level.ts';
import { largePage } from './large-page.ts';
import { anyStep, type Step, stepped } from './random-steps.ts';
import { expectWholeRun, loadProduct } from './whole-run.ts';

let documents: ReadonlyMap<string, DocumentSource>;
let product: CheckContext;
/** Those that are compiled, and some that are only checked. */
let edited: DocumentSource[];
const kinds: readonly string[] = ['page', 'dialog', 'drawer', 'layout'];

beforeAll(async () => {
  ({ documents, product } = await loadProduct());
  const isCompiled = ({ kind, id }: DocumentSource): boolean => kinds.includes(kind) || id.startsWith('log.');
  edited = [...documents.values()].filter(isCompiled).sort((one, other) => (one.id < other.id ? -1 : 1));
});

/** As the product ships documents, as an administrator changes one, as one makes a page, and with a fragment that is broken. */
const contexts: readonly (() => CheckContext)[] = [
  () => product,
  () => ({ ...product, shipped: false, base: (id) => documents.get(id), changes: '1' }),
  () => ({ ...product, shipped: false, base: () => undefined, locale: 'zh-CN' }),
  () => ({ ...product, shipped: false, documents: withBrokenFragments }),
];

function withBrokenFragments(id: string): DocumentSource | undefined {
  const found = documents.get(id);
  if (found?.kind !== 'fragment' || id.length % 2) return found;
  return { ...found, state: undefined, load: [{ do: 'none' }] };
}

/** Takes the steps one after the other, and some of them back, and compares each document with the whole run. */
function follow(source: DocumentSource, context: CheckContext, steps: readonly Step[]): void {
  const compilation = createCompilation(source, context);
  const past: unknown[] = [source];
  for (const step of steps) {
    const next = step.one % 9 === 0 ? past[step.two % past.length] : stepped(past.at(-1), step, context.catalogue);
    past.push(next);
    expectWholeRun(compilation, next, context);
  }
}

describe('a document that is edited', () => {
  const batches = Array.from({ length: atLevel(20, 1) }, (_, index) => index + 1);

  test.each(batches)('P48 has after each step the diagnostics and the compiled form of a whole run (%i)', () => {
    const sequence = {
      document: fc.nat(9999),
      context: fc.nat(3),
      steps: fc.array(anyStep, { minLength: 2, maxLength: 5 }),
    };
    fc.assert(
      fc.property(fc.record(sequence), ({ document, context, steps }) => {
        const isLarge = document % 20 === 0;
        const source = isLarge ? largePage(500) : edited[document % edited.length];
        const around = contexts[isLarge ? 1 + (context % 3) : context]?.();
        if (source && around) follow(source, around, steps);
      }),
      { numRuns: 100 },
    );
  });

  test('is neither checked nor compiled again where nothing has changed', () => {
    let asked = 0;
    const widgets = new Proxy(product.catalogue.widgets, {
      getOwnPropertyDescriptor: (all, name) => {
        asked += 1;
        return Reflect.getOwnPropertyDescriptor(all, name);
      },
    });
    const context = { ...product, shipped: false, catalogue: { ...product.catalogue, widgets } };
    const page = largePage(500);
    const compilation = createCompilation(page, context);
    const { body } = compilation.current.document;
    const [wholeRun, changed] = [asked, structuredClone(page)];
    const field = [...fieldsOf(changed)].find(({ id }) => id === 'x.part7Name');
    Object.assign(field?.props ?? {}, { maxLength: 5 });
    asked = 0;
    const { document, diagnostics } = compilation.update(changed);
    expect(diagnostics).toEqual([]);
    expect(asked).toBeLessThan(wholeRun / 10);
    const [sections = [], before = []] = [document.body.slots?.['default'], body.slots?.['default']];
    expect(sections.filter((section, index) => section !== before[index]).map(({ id }) => id)).toEqual(['x.part7']);
  });
});

function* fieldsOf(page: DocumentSource): Generator<{ id: string; props?: object }> {
  const open = page.body ? [page.body] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    open.push(...Object.values(node.slots ?? {}).flat());
  }
}
