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
    if (document.activeElement === document.body) document.getElementById(element.id)?.focus();
  });
  return useCallback(() => {
    const { activeElement } = document;
    held.current = activeElement?.id ? activeElement : null;
  }, []);
}
