import { useEffect, useRef, useState } from 'react';
import type { DocumentSource } from '#engine/document';
import type { Asked, Compiled, DesignKit, Judged } from '#engine/designer';

interface Wanted {
  kit: DesignKit;
  changed: Readonly<Record<string, DocumentSource>>;
  document: DocumentSource;
  locale: string;
}

/** A compiled document with what its changes may not do; until it is judged, with the denials of the one before. */
export interface JudgedDocument extends Compiled, Judged {
  isJudged: boolean;
}

/** The last compiled document of one kit; one that is asked for while another is under way waits, and only the newest is compiled. */
export function useCompiled({ kit, changed, document, locale }: Wanted): JudgedDocument | undefined {
  const [compiled, setCompiled] = useState<JudgedDocument>();
  const worker = useRef<CompileWorker>(undefined);
  useEffect(() => {
    const started = startWorker(kit, changed, (answer) => setCompiled((before) => joined(before, answer)));
    worker.current = started;
    return () => started.stop();
  }, [kit, changed]);
  useEffect(() => worker.current?.compile(document, locale), [document, locale]);
  return compiled;
}

/** The document as it is known after an answer of the worker; a judgement of an earlier one is passed over. */
function joined(before: JudgedDocument | undefined, answer: Compiled | Judged): JudgedDocument | undefined {
  if ('document' in answer) {
    const denials = answer.diagnostics.length > 0 ? [] : (before?.denials ?? []);
    return { ...answer, denials, isJudged: false };
  }
  return before?.turn === answer.turn ? { ...before, ...answer, isJudged: true } : before;
}

interface CompileWorker {
  compile(document: DocumentSource, locale: string): void;
  stop(): void;
}

function startWorker(
  kit: DesignKit,
  changed: Wanted['changed'],
  onAnswer: (answer: Compiled | Judged) => void,
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
  thread.addEventListener('message', ({ data }: MessageEvent<Compiled | Judged>) => {
    if ('document' in data) {
      isBusy = false;
      const waiting = next;
      next = undefined;
      if (waiting) send(waiting);
    }
    onAnswer(data);
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
