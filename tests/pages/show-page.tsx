import '#app/theme/index.css';
import { joinDocument } from '#engine/join';
import { type CheckContext, compileDocument, readCallFacts, readContract } from '#engine/compiler';
import type { DocumentSource } from '#engine/document';
import { requests } from '#openapi/client';
import { widgetRegistry } from '#widgets';
import widgetMessages from '#widgets/generated/messages.json' with { type: 'json' };
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import openapi from '../../openapi/generated/openapi.json' with { type: 'json' };
import copyright from '../../pages/session/copyright.fragment.json' with { type: 'json' };
import language from '../../pages/session/language.fragment.json' with { type: 'json' };
import messages from '../../pages/session/messages.en-US.json' with { type: 'json' };
import pictures from '../../pages/session/pictures.fragment.json' with { type: 'json' };
import thirdLogins from '../../pages/session/thirdLogins.fragment.json' with { type: 'json' };
import shellMessages from '../../pages/shell/messages.en-US.json' with { type: 'json' };
import workbenchMessages from '../../pages/workbench/messages.en-US.json' with { type: 'json' };
import { createTestHost, renderDocument, type TestHostOptions } from '../../engine/react/testing/index.ts';

const fragments: Readonly<Record<string, unknown>> = {
  'session.copyright': copyright,
  'session.language': language,
  'session.pictures': pictures,
  'session.thirdLogins': thirdLogins,
};

const parts = import.meta.glob<{ id: string }>('../../pages/session/*.part.json', { eager: true, import: 'default' });
const partOf = (id: string): unknown => Object.values(parts).find((part) => part.id === id);

/** A file of a document with its parts and short forms written out, as the server serves it. */
const joined = (source: unknown): DocumentSource =>
  joinDocument(structuredClone(source), { part: partOf, document: () => undefined, facts: readCallFacts(openapi) })
    .document as DocumentSource;

const context: CheckContext = {
  catalogue: widgetCatalogue,
  operations: readContract(openapi),
  roleSets: {},
  messages: {
    'en-US': { ...widgetMessages['en-US'], ...messages, ...shellMessages, ...workbenchMessages },
    'zh-CN': widgetMessages['zh-CN'],
  },
  // What is shipped was checked before it is here.
  documents: (id) => (fragments[id] ? joined(fragments[id]) : undefined),
  locale: 'en-US',
  shipped: true,
};

export interface Asked {
  id: string;
  args: Readonly<Record<string, unknown>>;
}

interface ShownPage extends Omit<TestHostOptions, 'client'> {
  /** What the server answers to each call, or throws. */
  answers: Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => unknown>>;
  /** What the page is opened with. */
  params?: Readonly<Record<string, string>>;
}

/**
 * A shipped page of the sign-in, or the one that follows it, with the real engine and widgets, in English, and a server that a
 * test speaks for.
 */
export async function showPage(source: unknown, { answers, params = {}, ...options }: ShownPage) {
  const asked: Asked[] = [];
  const host = createTestHost({
    widgets: widgetRegistry,
    operations: Object.fromEntries(
      Object.entries(requests).map(([id, { method }]) => [id, { reads: [], writes: [], safe: method === 'get' }]),
    ),
    ...options,
    client: {
      async call(id, args) {
        asked.push({ id, args });
        const answer = answers[id];
        if (!answer) throw new Error(`The test has no answer to ${id}.`);
        return answer(args);
      },
    },
  });
  const { document } = compileDocument(joined(source), context);
  const { screen } = await renderDocument(document, { host, params });
  return {
    screen,
    host,
    asked,
    argsOf: (id: string) => asked.filter((call) => call.id === id).map(({ args }) => args),
  };
}
