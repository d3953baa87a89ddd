import { useState } from 'react';
import type { FormConfig } from '#engine/forms';

interface Step {
  design: FormConfig;
  /** Changes of one name that follow each other are one step, such as the keys of a word; absent: a step of its own. */
  name: string | undefined;
}

interface DesignHistory {
  canUndo: boolean;
  canRedo: boolean;
  /** Remembers the design before a change. */
  record(before: FormConfig, name?: string): void;
  /** The design before the last change. */
  undo(now: FormConfig): FormConfig | undefined;
  redo(now: FormConfig): FormConfig | undefined;
}

/** Steps that are kept. */
const most = 100;

/** One history for all of a design: fields, their order and their properties. */
export function useDesignHistory(): DesignHistory {
  const [past, setPast] = useState<readonly Step[]>([]);
  const [future, setFuture] = useState<readonly FormConfig[]>([]);
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    record(before, name) {
      setFuture([]);
      setPast((steps) =>
        name !== undefined && steps.at(-1)?.name === name ? steps : [...steps, { design: before, name }].slice(-most),
      );
    },
    undo(now) {
      const last = past.at(-1);
      if (!last) return undefined;
      setPast(past.slice(0, -1));
      setFuture([...future, now]);
      return last.design;
    },
    redo(now) {
      const next = future.at(-1);
      if (!next) return undefined;
      setFuture(future.slice(0, -1));
      setPast([...past, { design: now, name: undefined }]);
      return next;
    },
  };
}
