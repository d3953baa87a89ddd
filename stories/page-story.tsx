import type { StoryObj } from '@storybook/react-vite';
import { hostOperations } from '#app/shell/host-operations.ts';
import { PageView } from '#engine';
import type { CompiledDocument } from '#engine/document';
import { isObject } from '#schemas';
import { widgetRegistry } from '#widgets';
import { createTestHost, type TestHost } from '../engine/react/testing/createTestHost.ts';
import { TestPage } from '../engine/react/testing/TestPage.tsx';
import { ownMessages } from '../engine/react/own-messages.ts';
import type { Locale } from './host-for.ts';
import { answerTo, compiledFor, productContext, productDocument } from './product.ts';
import { inStoryLocale, pseudoMessages, storyLocale, type StoryLocale, writtenLocale } from './pseudo-locale.ts';
import type { Story } from './story-of.tsx';
import styles from './StoryPage.module.css';

interface Variation {
  /** In px; the whole window when absent. */
  width?: number;
}

interface Loaded {
  host: TestHost;
  document: CompiledDocument;
  layout: CompiledDocument | undefined;
}

function compiled(id: string, locale: Locale): CompiledDocument {
  const source = productDocument(id);
  if (!source) throw new Error(`There is no document "${id}".`);
  return compiledFor(source, productContext(locale));
}

function load(id: string, chosen: StoryLocale): Loaded {
  const locale = writtenLocale(chosen);
  const shown = (name: string): CompiledDocument => inStoryLocale(compiled(name, locale), chosen);
  const document = shown(id);
  const info = answerTo('getUserInfo');
  const env = answerTo('getEnvironment');
  const roles = document.roles?.filter((role) => role !== 'public') ?? [];
  const host = createTestHost({
    widgets: widgetRegistry,
    operations: hostOperations,
    client: { call: async (name) => answerTo(name) },
    env: isObject(env) ? env : {},
    user: () => ({ ...(isObject(info) ? info : {}), roles: roles.slice(0, 1) }),
    locale: { current: () => locale, timeZone: () => 'UTC', set: () => undefined },
    messages: pseudoMessages(ownMessages[locale], chosen),
    at: document.route ?? '/',
    enter: async () => undefined,
    messenger: { origins: [], post: () => false, listen: () => () => undefined },
  });
  return { host, document, layout: document.layout === undefined ? undefined : shown(document.layout) };
}

/** Stories of a page document in its layout, in the real engine, with answers made from the contract. The toolbar has the rest. */
export function storyOfPage(id: string): (variation?: Variation) => Story {
  return ({ width } = {}): StoryObj => ({
    parameters: { layout: 'fullscreen', repeats: width !== undefined },
    loaders: [
      async ({ globals }) => {
        const loaded = load(id, storyLocale(globals));
        await loaded.host.registry.loadWidgets([...loaded.document.widgets, ...(loaded.layout?.widgets ?? [])]);
        return { ...loaded };
      },
    ],
    play: ({ loaded, canvasElement }) => {
      // Safe: the loader made it.
      const { host } = loaded as Loaded;
      const diagnostic = canvasElement.querySelector('[data-fault]')?.textContent;
      if (diagnostic || host.errors.length)
        throw new Error(`The page shows a diagnostic: ${diagnostic ?? String(host.errors[0])}`);
    },
    render: (_, { loaded }) => {
      // Safe: the loader made it.
      const { host, document, layout } = loaded as Loaded;
      const page = layout ? (
        <TestPage host={host} document={layout} outlet={<PageView document={document} />} />
      ) : (
        <TestPage host={host} document={document} />
      );
      return (
        <div className={styles.page} style={{ width }}>
          {page}
        </div>
      );
    },
  });
}
