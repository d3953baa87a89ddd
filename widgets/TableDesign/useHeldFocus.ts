import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a way to hold the focus: when a render that follows replaces the element that has it, the one of the same id gets
 * it, unless something else has it by then.
 */
export function useHeldFocus(): () => void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = held.current;
    if (!element || element.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const next = document.getElementById(element.id);
    next?.focus();
    // Who types goes on where the caret was.
    if (element instanceof HTMLInputElement && next instanceof HTMLInputElement && element.type === 'text')
      next.setSelectionRange(element.selectionStart, element.selectionEnd);
  });
  return useCallback(() => {
    const { activeElement } = document;
    held.current = activeElement?.id ? activeElement : null;
  }, []);
}
