import type { StoryObj } from '@storybook/react-vite';
import type { CompiledDocument } from '#engine/document';
import type { TestHost } from '../engine/react/testing/createTestHost.ts';
import { contractHost } from './contract-host.ts';
import { PageInLayout, type PageParts } from './PageInLayout.tsx';
import { compiledFor, productContext, productDocument } from './product.ts';
import { inStoryLocale, storyLocale, type StoryLocale, writtenLocale } from './pseudo-locale.ts';
import type { Story } from './story-of.tsx';
import styles from './StoryPage.module.css';

interface Variation {
  /** In px; the whole window when absent. */
  width?: number;
}

interface Loaded extends PageParts {
  host: TestHost;
}

function load(id: string, chosen: StoryLocale): Loaded {
  const locale = writtenLocale(chosen);
  const shown = (name: string): CompiledDocument => {
    const source = productDocument(name);
    if (!source) throw new Error(`There is no document "${name}".`);
    return inStoryLocale(compiledFor(source, productContext(locale)), chosen);
  };
  const document = shown(id);
  const layout = document.layout === undefined ? undefined : shown(document.layout);
  return { host: contractHost(document, chosen), document, layout };
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
      return (
        <div className={styles.page} style={{ width }}>
          <PageInLayout host={host} document={document} layout={layout} />
        </div>
      );
    },
  });
}
