import type { EngineHost, PreloadedAnswer, Registry } from '#engine/runtime';
import { requests } from '#openapi/client';
import { isSafeCall } from '#widgets/kit/preview/safe-call.ts';
import type { Boot } from '../session/boot.ts';
import type { Embedder, PreviewContent } from './channel.ts';
import { isRecord } from '../session/storage/json-slot.ts';

export interface PreviewHost extends EngineHost {
  /** The answers that data calls get from now on. */
  answer(answers: readonly PreloadedAnswer[]): void;
}

const nothing = (): void => undefined;

/**
 * An inert host: calls are answered from what the embedding page gave, nothing is sent, stored, opened or left. Where the preview
 * may be used, a call that would change something fails, and says that nothing is sent.
 */
export function createPreviewHost(
  boot: Boot,
  registry: Registry,
  { document, answers: first, notSent }: PreviewContent,
  embedder: Pick<Embedder, 'setLocale'>,
): PreviewHost {
  let answers = first;
  return {
    answer(next) {
      answers = next;
    },
    client: {
      call(id) {
        const known = answers.find((answer) => answer.call === id);
        if (known) return Promise.resolve(known.data);
        return notSent === undefined || isSafeCall(id) ? new Promise(nothing) : Promise.reject(new NotSent(notSent));
      },
    },
    operations: Object.fromEntries(
      Object.entries(requests).map(([id, { reads = [], query = [] }]) => [
        id,
        { reads, writes: [], query, safe: true },
      ]),
    ),
    navigator: { location: () => ({ path: '/preview', query: {} }), go: nothing },
    clock: { now: () => Date.now(), after: () => nothing },
    pressInterval: boot.pressInterval,
    storage: { get: () => null, set: nothing, remove: nothing },
    locale: { current: () => document.locale, set: (locale) => embedder.setLocale(locale) },
    messages: boot.messages,
    notify: nothing,
    confirm: () => Promise.resolve(false),
    documents: { byId: () => Promise.resolve(undefined) },
    registry,
    env: environment(first) ?? boot.env,
    user: () => null,
    preloaded: first,
    signOut: () => Promise.resolve(),
    enter: () => Promise.resolve(),
    copy: () => Promise.resolve(),
    report: (error) => console.error(error),
  };
}

/** The frame's own address may be of another workspace than the page that it shows. */
function environment(answers: readonly PreloadedAnswer[]): EngineHost['env'] | undefined {
  const given = answers.find((answer) => answer.call === 'getEnvironment')?.data;
  return isRecord(given) ? given : undefined;
}

class NotSent extends Error {
  readonly code = 'preview';
}
