import type { CSSProperties, ReactElement } from 'react';
import { BesideSource } from '../guide/exhibits/BesideSource.tsx';
import { GuideContext } from '../guide/GuideContext.ts';
import { beyondEdge } from '../beyond-edge.ts';
import { PageInLayout } from '../PageInLayout.tsx';
import { storyLocale } from '../pseudo-locale.ts';
import type { Story } from '../story-of.tsx';
import { type Example, exampleFiles, loadExample } from './examples.ts';
import { openFirst } from './open-first.ts';

interface Variation {
  /** In Chinese, on a phone, on dark ground. */
  phone?: boolean;
  /** The first button of the page is pressed, and what it opens is looked at. */
  opens?: boolean;
}

interface Loaded {
  example: Example;
}

/** What needs the whole width, so that the source is below it. */
const wide = ['Table', 'SideNav'];

/** The example of a kind of document beside its source, in the real engine, with answers made from the contract. */
export function documentStory(kind: string, { phone, opens }: Variation = {}): Story {
  return {
    globals: phone ? { locale: 'zh-CN', scheme: 'dark', viewport: { value: 'phone' } } : {},
    parameters: { layout: 'padded' },
    loaders: [async ({ globals }) => ({ example: await loadExample(kind, storyLocale(globals)) }) satisfies Loaded],
    play: async ({ loaded, canvasElement }) => {
      // Safe: the loader made it.
      const { host } = (loaded as Loaded).example;
      if (opens) await openFirst(canvasElement);
      const diagnostic = canvasElement.querySelector('[data-fault]')?.textContent;
      if (diagnostic || host.errors.length)
        throw new Error(`The example shows a diagnostic: ${diagnostic ?? String(host.errors[0])}`);
      const beyond = phone && beyondEdge(canvasElement);
      if (beyond) throw new Error(`The example is wider than its window: ${beyond}`);
    },
    render: (_, { loaded, globals }) => {
      const look = {
        locale: storyLocale(globals),
        scheme: String(globals['scheme']),
        theme: String(globals['theme']),
      };
      return (
        <GuideContext key={look.locale} value={look}>
          <DocumentExample kind={kind} example={(loaded as Loaded).example} />
        </GuideContext>
      );
    },
  };
}

function DocumentExample({ kind, example }: { kind: string; example: Example }): ReactElement {
  const { theme, document } = example;
  // Safe: custom properties are styles, which the type does not know.
  const style = theme?.variables as CSSProperties | undefined;
  const isWide = document.widgets.some((widget) => wide.includes(widget));
  return (
    <BesideSource files={exampleFiles(kind)} isWide={isWide}>
      <div data-theme={theme?.base} style={style}>
        <PageInLayout {...example} />
      </div>
    </BesideSource>
  );
}
