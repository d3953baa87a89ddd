import { type ReactElement, useEffect, useMemo } from 'react';
import { EngineProvider, PageView, useEngine } from '#engine';
import type { Registry } from '#engine/runtime';
import { requests } from '#openapi/client';
import type { Boot } from '../session/boot.ts';
import type { Embedder, PreviewContent } from './channel.ts';
import { createPreviewHost, type PreviewHost } from './preview-host.ts';

export interface PreviewProps {
  boot: Boot;
  registry: Registry;
  content: PreviewContent;
  embedder: Embedder;
}

/** The document as a visitor would see it, with the same engine. Nothing in it can be pressed or reached, unless it may be used. */
export function Preview({ boot, registry, content, embedder }: PreviewProps): ReactElement {
  const { document, notSent } = content;
  // One host for as long as the document is the same; later answers are handed to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answers of a document come with its host
  const host = useMemo(() => createPreviewHost(boot, registry, content, embedder), [boot, registry, document]); // oxlint-disable-line react-hooks/exhaustive-deps
  return (
    <div inert={notSent === undefined}>
      <EngineProvider host={host}>
        <PageView document={document} />
        <Answers host={host} content={content} />
      </EngineProvider>
    </div>
  );
}

/** Makes the engine read its data again whenever the embedding page has other answers. */
function Answers({ host, content: { answers } }: { host: PreviewHost; content: PreviewContent }): null {
  const engine = useEngine();
  useEffect(() => {
    host.answer(answers);
    const tags = new Set<string>();
    for (const { call } of answers) for (const tag of shapes[call]?.reads ?? []) tags.add(tag);
    engine.invalidate([...tags]);
  }, [engine, host, answers]);
  return null;
}

const shapes: Readonly<Record<string, { reads?: readonly string[] }>> = requests;
