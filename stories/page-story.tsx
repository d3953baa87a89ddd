import type { StoryObj } from '@storybook/react-vite';
import { hostOperations } from '#app/shell/host-operations.ts';
import { PageView } from '#engine';
import type { CompiledDocument, DocumentSource } from '#engine/document';
import { joinDocument } from '#engine/written';
import { type CheckContext, compileDocument, readContract } from '#engine/compiler';
import { roleSets } from '#openapi';
import { isObject } from '#schemas';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import { widgetRegistry } from '#widgets';
import widgetMessages from '#widgets/generated/messages.json' with { type: 'json' };
import { createTestHost, type TestHost } from '../engine/react/testing/createTestHost.ts';
import { TestPage } from '../engine/react/testing/TestPage.tsx';
import { ownMessages } from '../engine/react/own-messages.ts';
import openapi from '../openapi/generated/openapi.json' with { type: 'json' };
import { sampleOf } from './sample-answer.ts';
import type { Locale } from './host-for.ts';
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

const files = import.meta.glob<unknown>('../pages/**/*.json', { eager: true, import: 'default' });
const contract = readContract(openapi);
const documents = new Map<string, DocumentSource>();
const messages: Record<Locale, Record<string, string>> = {
  'en-US': { ...widgetMessages['en-US'] },
  'zh-CN': { ...widgetMessages['zh-CN'] },
};
const written = {
  part: (id: string): unknown => files[`../pages/${id.replace('.', '/')}.part.json`],
  document: (id: string): unknown =>
    Object.values(files).find((file) => isObject(file) && file.id === id && file.kind !== 'part'),
};
// Safe: `npm run check:pages` has checked it.
const whole = (file: unknown): DocumentSource => joinDocument(file, written).document as DocumentSource;

for (const [path, file] of Object.entries(files)) {
  const locale = /messages\.(en-US|zh-CN)\.json$/.exec(path)?.[1];
  // Safe: `npm run check:pages` has checked documents and message files.
  if (locale === 'en-US' || locale === 'zh-CN') Object.assign(messages[locale], file);
  else if (isObject(file) && typeof file.id === 'string' && file.kind !== 'part') documents.set(file.id, whole(file));
}

/** What a call would answer: a value that fits the contract. */
function answerTo(id: string): unknown {
  const answer = contract.operations[id]?.answer;
  return answer ? sampleOf(answer, contract.resolve) : null;
}

function compiled(id: string, locale: Locale): CompiledDocument {
  const source = documents.get(id);
  if (!source) throw new Error(`There is no document "${id}".`);
  const context: CheckContext = {
    catalogue: widgetCatalogue,
    operations: contract,
    roleSets,
    messages,
    documents: (name) => documents.get(name),
    locale,
    shipped: true,
  };
  const { document, diagnostics } = compileDocument(source, context);
  if (diagnostics[0]) throw new Error(`${id}: ${diagnostics[0].pointer} ${diagnostics[0].message}`);
  return document;
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
    parameters: { layout: 'fullscreen' },
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
