import type { StoryObj } from '@storybook/react-vite';
import type { CompiledDocument } from '#engine/core';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import type { Example } from '#tests/widgets/example-page.ts';
import { widgetRegistry } from '#widgets';
import { createTestHost, type TestHost } from '../engine/react/testing/createTestHost.ts';
import { exampleDocument } from './example-document.ts';
import { StoryPage } from './StoryPage.tsx';

interface Variation {
  locale?: Locale;
  scheme?: 'light' | 'dark';
  /** Once for each of the eleven themes (CFG-14). */
  themes?: boolean;
  /** The example is about faults: they are no mistake of the story. */
  hasFaults?: boolean;
}

export type Locale = 'en-US' | 'zh-CN';
export type Story = StoryObj;

/** Stories of one widget: each shows an example as a node of a real document in the real engine. */
export function storyOf(widget: string, examples: unknown): (name: string, variation?: Variation) => Story {
  // Safe: the convention test checks every examples file against the widget's description.
  const known = examples as Example[];
  return (name, variation = {}) => {
    const example = known.find((candidate) => candidate.name === name);
    if (!example) throw new Error(`${widget}.examples.json has no example "${name}".`);
    return {
      name: titleOf(name, variation),
      parameters: { layout: example.fullscreen ? 'fullscreen' : 'padded' },
      globals: {
        ...(variation.scheme && { scheme: variation.scheme }),
        ...(variation.locale && { locale: variation.locale }),
      },
      loaders: [
        async ({ globals }) => {
          const locale: Locale = globals['locale'] === 'zh-CN' ? 'zh-CN' : 'en-US';
          const host = createTestHost({ widgets: widgetRegistry, ...hostTexts(locale) });
          const document = exampleDocument(widget, example, locale);
          // Also those that a widget brings by itself: axe looks at them only when they are here.
          const { uses = [] } = widgetCatalogue.widgets[widget] ?? {};
          await host.registry.loadWidgets([...document.widgets, ...uses]);
          return { host, document } satisfies Loaded;
        },
      ],
      // Safe: the loader above made it.
      play: async ({ loaded, canvasElement }) => {
        // Safe: the loader made it.
        const { host } = loaded as Loaded;
        if (variation.hasFaults) return;
        const fault = canvasElement.querySelector('[data-fault]')?.textContent;
        if (fault || host.errors.length)
          throw new Error(`The example shows a fault: ${fault ?? String(host.errors[0])}`);
      },
      render: (_, { loaded }) => (
        <StoryPage {...(loaded as Loaded)} example={example} hasThemes={variation.themes ?? false} />
      ),
    };
  };
}

interface Loaded {
  host: TestHost;
  document: CompiledDocument;
}

function hostTexts(locale: Locale): { locale: TestHost['locale'] } {
  return { locale: { current: () => locale, timeZone: () => 'UTC', set: () => undefined } };
}

/** `iconOnly` becomes "Icon only". */
function titleOf(name: string, { locale, scheme, themes }: Variation): string {
  if (themes) return 'Themes';
  if (scheme === 'dark') return 'Dark';
  if (locale === 'zh-CN') return 'Chinese';
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
