import { isComposing } from '../kit/keys/is-composing.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHeldFocus } from './useHeldFocus.ts';

/** `undo`, `redo` or nothing, by the keys that people know. */
function stepOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/**
 * Ctrl+Z and its kin for all of a design, in its inputs as well: each of their changes is a step of it. Other inputs of the page
 * keep their own. The input that had the focus gets it again, for its panel begins anew with another design.
 */
export function useUndoKeys(root: RefObject<HTMLElement | null>, onStep: (step: 'undo' | 'redo') => void): void {
  const take = useRef(onStep);
  const holdFocus = useHeldFocus();
  useLayoutEffect(() => {
    take.current = onStep;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const step = stepOf(event);
      const target = event.target;
      if (!step || event.defaultPrevented || !(target instanceof Element)) return;
      if (target !== document.body && !root.current?.contains(target)) return;
      // A question inside is answered first.
      if (target.closest('dialog, [role="dialog"]')) return;
      event.preventDefault();
      holdFocus();
      take.current(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, holdFocus]);
}
