import type { CompiledData, CompiledScope } from '#engine/document';
import { isData, ownPath } from '../evaluate/own-value.ts';
import { createSource, type SourceContext } from './source.ts';

/** The same document before: its answers are shown until the new ones arrive. */
export interface PreviousAnswers {
  readonly document: Pick<CompiledScope, 'data'>;
  read(path: readonly string[]): unknown;
}

export interface Sources {
  /** The values that the roots `data`, `loading` and `failed` begin with; answers that came with the page are already there. */
  initial(previous?: PreviousAnswers): Record<'data' | 'loading' | 'failed', Record<string, unknown>>;
  /** Loads, and loads again when arguments change or tags become stale, until the returned function is called. */
  start(): () => void;
  has(name: string): boolean;
  /** Loads one source again, or all; resolves when done. Failures are in `failed`. */
  refresh(name?: string): Promise<void>;
}

/** The data of a document: each entry is a call that follows the expressions in its `with` and `when`. */
export function createSources(declared: Readonly<Record<string, CompiledData>>, context: SourceContext): Sources {
  const sources = new Map(
    Object.entries(declared)
      .filter(([name, source]) => name !== '__proto__' && isData(source) && typeof source.call === 'string')
      .map(([name, source]) => [name, createSource(name, source, context)]),
  );
  return {
    initial(previous) {
      const roots: Record<'data' | 'loading' | 'failed', Record<string, unknown>> = {
        data: {},
        loading: {},
        failed: {},
      };
      for (const [name, source] of sources) {
        const isSameCall = ownPath(previous?.document.data, [name, 'call']) === declared[name]?.call;
        roots.data[name] = isSameCall ? (previous?.read(['data', name]) ?? null) : null;
        roots.loading[name] = false;
        roots.failed[name] = null;
        source.begin(roots);
      }
      return roots;
    },
    start() {
      const stops = [...sources.values()].map((source) => source.start());
      return () => {
        for (const stop of stops) stop();
      };
    },
    has: (name) => sources.has(name),
    async refresh(name) {
      const wanted = name === undefined ? [...sources.values()] : [sources.get(name)];
      await Promise.all(wanted.map((source) => source?.load()));
    },
  };
}
