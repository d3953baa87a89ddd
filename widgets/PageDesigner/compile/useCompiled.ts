import { useEffect, useRef, useState } from 'react';
import type { DocumentSource } from '#engine/document';
import type { Asked, Compiled, DesignKit } from '#engine/designer';

interface Wanted {
  kit: DesignKit;
  changed: Readonly<Record<string, DocumentSource>>;
  document: DocumentSource;
  locale: string;
}

/** The last compiled document of one kit; one that is asked for while another is under way waits, and only the newest is compiled. */
export function useCompiled({ kit, changed, document, locale }: Wanted): Compiled | undefined {
  const [compiled, setCompiled] = useState<Compiled>();
  const worker = useRef<CompileWorker>(undefined);
  useEffect(() => {
    const started = startWorker(kit, changed, setCompiled);
    worker.current = started;
    return () => started.stop();
  }, [kit, changed]);
  useEffect(() => worker.current?.compile(document, locale), [document, locale]);
  return compiled;
}

interface CompileWorker {
  compile(document: DocumentSource, locale: string): void;
  stop(): void;
}

function startWorker(
  kit: DesignKit,
  changed: Wanted['changed'],
  onCompiled: (compiled: Compiled) => void,
): CompileWorker {
  const thread = new Worker(new URL('../../../engine/designer/compilation/compile.worker.ts', import.meta.url), {
    type: 'module',
  });
  const ask = (asked: Asked): void => thread.postMessage(asked);
  let turn = 0;
  let isBusy = false;
  let next: { document: DocumentSource; locale: string } | undefined;
  const send = (wanted: { document: DocumentSource; locale: string }): void => {
    turn += 1;
    isBusy = true;
    ask({ do: 'compile', turn, ...wanted });
  };
  thread.addEventListener('message', ({ data }: MessageEvent<Compiled>) => {
    isBusy = false;
    const waiting = next;
    next = undefined;
    if (waiting) send(waiting);
    onCompiled(data);
  });
  ask({ do: 'open', kit, changed });
  return {
    compile(document, locale) {
      if (isBusy) next = { document, locale };
      else send({ document, locale });
    },
    stop: () => thread.terminate(),
  };
}
