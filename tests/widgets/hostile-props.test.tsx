import { afterEach, describe, expect, test } from 'vitest';
import type { CompiledDocument, CompiledNode } from '#engine/document';
import { isData } from '#engine/runtime';
import { compileDocument } from '#engine/compiler';
import { widgetRegistry } from '#widgets';
import { createTestHost, renderDocument } from '../../engine/react/testing/index.ts';
import { exampleContext, widgetCatalogue } from './example-context.ts';
import { type Example, examplePage } from './example-page.ts';

/** What people who attack write where a text, an address or a colour belongs. */
const corpus = [
  `"'></style></script><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><svg onload=window.hacked=1>`,
  ' jAva\nscript:window.hacked=1//',
  'data:text/html,<script>parent.hacked=1</script>',
];

/** Props that React or the DOM would act on, were they handed through. */
const smuggled = {
  dangerouslySetInnerHTML: { __html: '<b data-smuggled></b>' },
  innerHTML: '<b data-smuggled></b>',
  onClick: 'window.hacked=1',
  onFocus: 'window.hacked=1',
  style: { position: 'fixed', inset: 0, zIndex: 99_999 },
  className: 'smuggled',
  ref: 'smuggled',
};

const examples = import.meta.glob<Example[]>('../../widgets/*/*.examples.json', { eager: true, import: 'default' });
const subjects = Object.entries(examples).flatMap(([path, [first]]) => {
  const name = /([^/]+)\.examples\.json$/.exec(path)?.[1];
  return name !== undefined && first ? [[name, first] as const] : [];
});

let count = 0;

/** Every text of a value becomes the hostile one, each another time; names of icons and the like become no names, as data may hold. */
function poisoned(value: unknown, by: string): unknown {
  if (typeof value === 'string') {
    count += 1;
    return `${by}//${count}`;
  }
  if (Array.isArray(value)) return value.map((item) => poisoned(item, by));
  if (!isData(value) || value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner, by)]));
}

/** The example as it is compiled, with hostile texts in all of its props and in what it is bound to. */
function hostileDocument(widget: string, example: Example, by: string): CompiledDocument {
  const page = examplePage(example, widget, widgetCatalogue.widgets[widget]);
  const { document } = compileDocument(page, exampleContext(example, 'en-US'));
  const poison = (node: CompiledNode): CompiledNode => {
    // Safe: poisoned props have the shape of the props.
    const props = { ...(poisoned(node.props ?? {}, by) as CompiledNode['props']), ...smuggled };
    const slots = Object.entries(node.slots ?? {}).map(([name, nodes]) => [name, nodes.map(poison)]);
    return { ...node, props, ...(node.slots ? { slots: Object.fromEntries(slots) } : {}) };
  };
  const state = poisoned(document.state ?? {}, by) as CompiledDocument['state']; // Safe: the same.
  const messages = Object.fromEntries(Object.keys(document.messages).map((key) => [key, by]));
  return { ...document, body: poison(document.body), messages, ...(state ? { state } : {}) };
}

const runs = (address: string | null): boolean => /^\s*(java\s*script|data:text|vbscript)/i.test(address ?? '');

afterEach(() => Reflect.deleteProperty(window, 'hacked'));

describe('P20 hostile texts in every prop', () => {
  test.each(subjects)(
    'P20 %s runs nothing, links to nothing that runs, and takes no props beside its own',
    async (widget, example) => {
      for (const by of corpus) {
        const host = createTestHost({ widgets: widgetRegistry });
        const { screen } = await renderDocument(hostileDocument(widget, example, by), { host });
        const all = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('[data-vitest]'));
        const shown = all.filter((element) => screen.container.contains(element) || element.closest('dialog'));
        expect(shown.filter(({ localName }) => localName === 'script').length, by).toBe(0);
        expect(screen.container.querySelector('[data-smuggled], .smuggled')).toBeNull();
        for (const element of shown) {
          const names = element.getAttributeNames();
          expect(
            names.filter((name) => name.startsWith('on')),
            `${element.outerHTML.slice(0, 200)}`,
          ).toEqual([]);
          const led = names.filter((name) =>
            ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc'].includes(name),
          );
          for (const name of led)
            expect(runs(element.getAttribute(name)), `${name} of ${element.localName}`).toBe(false);
          if (element instanceof HTMLElement) expect(element.style.zIndex, widget).not.toBe('99999');
        }
        expect(Reflect.get(window, 'hacked')).toBeUndefined();
        await screen.unmount();
      }
    },
  );
});
