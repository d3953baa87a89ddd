import { type ReactElement, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { CompiledNode } from '#engine/document';
import { createEngine, type EngineHost } from '#engine/runtime';
import { type BoundEngine, EngineContext } from './contexts.ts';
import { textWriter } from './intl.ts';
import { planNode } from './node-plan.ts';
import { createTexts } from './texts.ts';

/** Makes one engine for a host, and hands it and the host's messages to everything inside. */
export function EngineProvider({ host, children }: { host: EngineHost; children?: ReactNode }): ReactElement {
  const engine = useMemo(() => bindEngine(host), [host]);
  // A change of language also changes the messages; the host reports both as a navigation.
  const messages = (): EngineHost['messages'] => host.messages;
  useSyncExternalStore((listener) => host.navigator.subscribe?.(listener) ?? (() => undefined), messages, messages);
  return (
    <EngineContext value={engine}>
      <RawIntlProvider value={engine.texts.ofHost()}>{children}</RawIntlProvider>
    </EngineContext>
  );
}

function bindEngine(host: EngineHost): BoundEngine {
  const texts = createTexts(host);
  const plans = new WeakMap<CompiledNode, ReturnType<BoundEngine['planOf']>>();
  return {
    ...createEngine(host, (document) => textWriter(texts.ofDocument(document))),
    texts,
    planOf(node) {
      const plan = plans.get(node) ?? planNode(node);
      plans.set(node, plan);
      return plan;
    },
  };
}
