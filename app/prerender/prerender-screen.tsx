import { text } from 'node:stream/consumers';
import { parseDocument } from 'htmlparser2';
import { prerenderToNodeStream } from 'react-dom/static';
// All icons: in a browser they come after the first screen.
import '#widgets/kit/icons/add-later.ts';
import { createRegistry, type EngineHost, firstActions, type HostStorage } from '#engine/runtime';
import type { PrerenderedScreen } from '#openapi';
import { widgetRegistry } from '#widgets';
import type { Boot } from '../session/boot.ts';
import { createFirstParts } from './first-parts.ts';
import { createLazyServices } from './lazy-services.ts';
import { createHost } from '../shell/host.ts';
import { App } from '../shell/App.tsx';
import { visitFirst } from './start.ts';
import { collectStyles } from './collect-styles.ts';
import { windowStub } from './window-stub.ts';

/** What was kept on the visitor's device may change how a screen looks. */
const unknownDevice: HostStorage = {
  get() {
    throw new Error('A part of the screen depends on what is kept on the device.');
  },
  set: () => undefined,
  remove: () => undefined,
};

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Prerenders the first screen of a visitor, without a browser. Undefined when the address shows something else
 * than the document of the entry page; throws when a widget of it needs a browser to be prerendered.
 */
export async function prerenderScreen(boot: Boot, address: string): Promise<PrerenderedScreen | undefined> {
  if (!boot.document) return undefined;
  const registry = createRegistry({ widgets: widgetRegistry, actions: firstActions, loadActions: never });
  await registry.loadWidgets([...boot.document.widgets, ...(boot.layout?.widgets ?? [])]);
  const parts = createFirstParts({ boot, registry, view: windowStub(address), loadDeferred: never });
  visitFirst(parts);
  if (parts.screens.state.screen?.document !== boot.document) return undefined;
  const widgets = new Set<string>();
  const observe: EngineHost['observe'] = (fact) => {
    if (fact.kind === 'node' && fact.outcome === 'widget') widgets.add(fact.node.widget);
  };
  const services = createLazyServices(parts.deferred);
  const host = Object.assign(createHost({ ...parts, services }, observe), {
    storage: unknownDevice,
    tabStorage: unknownDevice,
  });
  // Waits for what the screen loads, such as an illustration, and writes it inline instead of adding a script.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <App {...parts} layouts={() => undefined} host={host} dialogs={null} />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const { title, html } = partTitle(await text(prelude));
  return { title, ...collectStyles(html), widgets: [...widgets] };
}

/** React writes what belongs into the head before everything else: pictures that are to be fetched early, and the title. */
function partTitle(prerendered: string): { title: string; html: string } {
  const { children } = parseDocument(prerendered, { withStartIndices: true, withEndIndices: true });
  // Elements alone have attributes.
  const title = children.find((node) => !('attribs' in node) || node.name !== 'link');
  if (!title || !('attribs' in title) || title.name !== 'title') throw new Error('A screen was drawn without a title.');
  // Both become markup again: they keep their escapes.
  return {
    title: title.children.map((part) => markupOf(part, prerendered)).join(''),
    html: prerendered.slice(end(title)),
  };
}

interface Range {
  startIndex: number | null;
  endIndex: number | null;
}

const end = ({ endIndex }: Range): number => (endIndex ?? 0) + 1;
const markupOf = (range: Range, markup: string): string => markup.slice(range.startIndex ?? 0, end(range));
