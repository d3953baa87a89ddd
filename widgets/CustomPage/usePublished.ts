import { useEffect, useState } from 'react';
import { useEngine } from '#engine';
import type { CompiledDocument } from '#engine/document';
import { toFailure } from '#engine/runtime';
import { isObject } from '#schemas';

/** What is known of a page: nothing while it loads. */
export interface Published {
  document?: CompiledDocument;
  name?: string;
  /** Why it was not loaded. */
  failure?: { code: string; message: string };
}

const nothing: Published = {};

/** A page as it is published, in the reader's language; read again after another version is published. */
export function usePublished(page: string | null, locale: string): Published & { retry(): void } {
  const { calls } = useEngine();
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<Published & { of?: string; turn?: number }>(nothing);
  const of = `${page} ${locale}`;
  useEffect(() => calls.onStale((tags) => calls.depends('viewCustomPage', tags) && setTurn((now) => now + 1)), [calls]);
  useEffect(() => {
    if (page === null) return undefined;
    const control = new AbortController();
    calls.read('viewCustomPage', { id: page }, control.signal).then(
      (answer) => {
        if (control.signal.aborted || !isObject(answer)) return;
        // Safe: the contract describes the answer, and the server compiled the document.
        const document = answer['document'] as unknown as CompiledDocument;
        setFound({ document, name: String(answer['name'] ?? ''), of, turn });
      },
      (error: unknown) => {
        if (!control.signal.aborted) setFound({ failure: toFailure(error), of, turn });
      },
    );
    return () => control.abort();
  }, [calls, page, of, turn]);
  const { of: ofFound, turn: _, ...published } = found;
  return { ...(ofFound === of ? published : nothing), retry: () => setTurn(turn + 1) };
}

/** Reads records, and the page itself, again after every so many seconds; a hidden window waits. */
export function useRefresh(seconds: number | undefined): void {
  const { calls } = useEngine();
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') calls.invalidate(['record', 'table', 'customPage']);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [calls, seconds]);
}
