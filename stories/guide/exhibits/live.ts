import { createContext, use } from 'react';
import { hostOperations } from '#app/shell/host-operations.ts';
import type { CompiledDocument } from '#engine/document';
import { widgetRegistry } from '#widgets';
import { createTestHost, type TestHost } from '../../../engine/react/testing/createTestHost.ts';
import { ownMessages } from '../../../engine/react/own-messages.ts';
import { compiledFor } from '../../product.ts';
import { inStoryLocale, pseudoMessages, type StoryLocale, writtenLocale } from '../../pseudo-locale.ts';
import { answersFor } from '../patterns/answers.ts';
import { guideContext, guideDocument } from './documents.ts';

export interface Live {
  host: TestHost;
  document: CompiledDocument;
}

/** The running documents of a page, by name. */
export const LiveContext = createContext<Readonly<Record<string, Live>>>({});

export function useLive(name: string): Live {
  const live = use(LiveContext)[name];
  if (!live) throw new Error(`The page did not load the document "${name}".`);
  return live;
}

/** A document of the guide, compiled as the server does it, with a host whose calls are answered in the browser. */
export async function loadLive(name: string, chosen: StoryLocale): Promise<Live> {
  const locale = writtenLocale(chosen);
  const document = inStoryLocale(compiledFor(guideDocument(name), guideContext(locale)), chosen);
  const answers = answersFor(name, locale);
  const host = createTestHost({
    widgets: widgetRegistry,
    operations: hostOperations,
    client: {
      async call(id, args) {
        const answer = answers[id];
        if (!answer) throw new Error(`The guide does not answer the call ${id}.`);
        return answer(args);
      },
    },
    user: () => ({ roles: ['WORKSPACE_SUPER_ADMIN'] }),
    locale: { current: () => locale, timeZone: () => 'UTC', set: () => undefined },
    messages: pseudoMessages(ownMessages[locale], chosen),
    at: document.route ?? '/',
  });
  await host.registry.loadWidgets(document.widgets);
  return { host, document };
}
