import type { Parameters, StoryObj } from '@storybook/react-vite';
import type { CompiledDocument } from '#engine/document';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import type { Example } from '#tests/widgets/example-page.ts';
import type { TestHost } from '../engine/react/testing/createTestHost.ts';
import { beyondEdge } from './beyond-edge.ts';
import { exampleDocument } from './example-document.ts';
import { hostFor, type Locale } from './host-for.ts';
import { withLongText } from './long-text.ts';
import { inStoryLocale, storyLocale, writtenLocale } from './pseudo-locale.ts';
import { playgroundOf } from './playground-of.tsx';
import { StoryPage } from './StoryPage.tsx';

interface Variation {
  locale?: Locale;
  scheme?: 'light' | 'dark';
  /** Once for each of the eleven themes (CFG-14). */
  themes?: boolean;
  /** The window is a phone's, 390 px wide, and nothing may reach over its edge. */
  phone?: boolean;
  /** Each visible text is some 90 characters long, on a phone. */
  long?: boolean;
  /** Every prop has a control. */
  controls?: boolean;
  /** The example is about diagnostics: they do not fail the story. */
  hasIssues?: boolean;
}

export type Story = StoryObj;

/** What only colours decide: all else was looked at in the story of the same example in the light scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Stories of one widget: each shows an example as a node of a real document in the real engine. */
export function storyOf(widget: string, examples: unknown): (name: string, variation?: Variation) => Story {
  // Safe: the convention test checks every examples file against the widget's description.
  const known = examples as Example[];
  return (name, variation = {}) => {
    const found = known.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`${widget}.examples.json has no example "${name}".`);
    if (variation.controls) return playgroundOf(widget, found);
    const example = variation.long ? withLongText(found, widget) : found;
    const isPhone = variation.phone || variation.long;
    return {
      name: titleOf(name, variation),
      // The page of the documentation shows the playground alone.
      tags: ['!autodocs'],
      parameters: parametersOf(widget, example, variation),
      globals: {
        ...(variation.scheme && { scheme: variation.scheme }),
        ...(variation.locale && { locale: variation.locale }),
        ...(isPhone && { viewport: { value: 'phone' } }),
      },
      loaders: [
        async ({ globals }) => {
          const chosen = storyLocale(globals);
          const locale = writtenLocale(chosen);
          const document = inStoryLocale(exampleDocument(widget, example, locale), chosen);
          return { host: await hostFor(widget, document, locale), document } satisfies Loaded;
        },
      ],
      play: async ({ loaded, canvasElement }) => {
        // Safe: the loader made it.
        const { host } = loaded as Loaded;
        if (variation.hasIssues) return;
        const diagnostic = canvasElement.querySelector('[data-fault]')?.textContent;
        if (diagnostic || host.errors.length)
          throw new Error(`The example shows a diagnostic: ${diagnostic ?? String(host.errors[0])}`);
        const wide = isPhone && beyondEdge(canvasElement.querySelector('[data-ground]') ?? canvasElement);
        if (wide) throw new Error(`The example is wider than its box: ${wide}`);
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

function parametersOf(
  widget: string,
  example: Example,
  { scheme, themes, locale, phone, long }: Variation,
): Parameters {
  const isColours = themes || scheme === 'dark';
  // The story named after the example has the same colours and names; `narrow` and `longText` are there on a phone alone.
  const repeats = locale !== undefined || long === true || (phone === true && !isNarrow(example));
  return {
    layout: example.fullscreen ? 'fullscreen' : 'padded',
    docs: { description: { story: widgetCatalogue.widgets[widget]?.description } },
    repeats,
    ...(isColours && { a11y: { options: { runOnly: colourRules } } }),
  };
}

const isNarrow = ({ name }: Example): boolean => name === 'narrow' || name === 'longText';

/** The name that Storybook lists. */
function titleOf(name: string, { locale, scheme, themes, phone, long }: Variation): string {
  if (themes) return 'Themes';
  if (long) return 'Long text';
  if (phone && name === 'default') return 'Narrow';
  if (phone && name !== 'narrow' && name !== 'longText') return `${wordsOf(name)} on a phone`;
  if (scheme === 'dark') return 'Dark';
  if (locale === 'zh-CN') return 'Chinese';
  return wordsOf(name);
}

/** `iconOnly` becomes "Icon only". */
function wordsOf(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
