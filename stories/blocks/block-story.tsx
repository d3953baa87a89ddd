import type { ReactElement } from 'react';
import type { DocumentSource, NodeSource } from '#engine/document';
import type { TestHost } from '../../engine/react/testing/createTestHost.ts';
import { beyondEdge } from '../beyond-edge.ts';
import { contractHost } from '../contract-host.ts';
import { PageInLayout, type PageParts } from '../PageInLayout.tsx';
import { compiledFor, productContext } from '../product.ts';
import { inStoryLocale, storyLocale, type StoryLocale, writtenLocale } from '../pseudo-locale.ts';
import type { Story } from '../story-of.tsx';
import { blockAnswers } from './answers.ts';
import examples from './examples.json' with { type: 'json' };

interface Variation {
  /** In Chinese, on a phone, on dark ground. */
  phone?: boolean;
  /** As it is added, before anything is filled in. */
  added?: boolean;
}

interface Loaded extends PageParts {
  host: TestHost;
}

type Block = keyof typeof examples;

async function load(block: Block, chosen: StoryLocale, added: boolean): Promise<Loaded> {
  const locale = writtenLocale(chosen);
  const node = { id: 'x.block', fragment: block, params: added ? {} : examples[block] };
  const page: DocumentSource = {
    kind: 'page',
    version: 1,
    id: 'example.block',
    route: '/example',
    title: { t: { 'en-US': 'Example', 'zh-CN': '示例' } },
    // Safe: what is wrong with it is a diagnostic, with which compiling throws.
    body: { id: 'page', widget: 'Stack', slots: { default: [node as NodeSource] } },
  };
  const context = { ...productContext(locale), shipped: false };
  const document = inStoryLocale(compiledFor(page, context), chosen);
  const host = contractHost(document, chosen, { answers: blockAnswers(locale) });
  await host.registry.loadWidgets(document.widgets);
  return { host, document, layout: undefined };
}

/** A block with its example, in the real engine, with a list of repairs behind it. */
export function blockStory(block: Block, { phone = false, added = false }: Variation = {}): Story {
  return {
    globals: phone ? { locale: 'zh-CN', scheme: 'dark', viewport: { value: 'phone' } } : {},
    parameters: { layout: 'padded' },
    loaders: [async ({ globals }) => ({ ...(await load(block, storyLocale(globals), added)) })],
    play: ({ loaded, canvasElement }) => {
      // Safe: the loader made it.
      const { host } = loaded as Loaded;
      const diagnostic = canvasElement.querySelector('[data-fault]')?.textContent;
      if (diagnostic || host.errors.length)
        throw new Error(`The block shows a diagnostic: ${diagnostic ?? String(host.errors[0])}`);
      const beyond = phone && beyondEdge(canvasElement);
      if (beyond) throw new Error(`The block is wider than its window: ${beyond}`);
    },
    render: (_, { loaded }): ReactElement => {
      // Safe: the loader made it.
      const { host, document, layout } = loaded as Loaded;
      return <PageInLayout host={host} document={document} layout={layout} />;
    },
  };
}
