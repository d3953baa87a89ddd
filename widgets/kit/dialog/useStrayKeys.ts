import { type RefObject, useEffect, useRef } from 'react';

/**
 * When what had the focus goes away (a button that was disabled, a row that was deleted), the browser gives the focus to the
 * page below. Escape then still closes the topmost layer, and Tab leads back into it.
 */
export function useStrayKeys(layer: RefObject<HTMLElement | null>, onDismiss: (() => void) | undefined): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const isStray = document.activeElement === document.body || document.activeElement === null;
      if (!isStray || event.defaultPrevented || layer.current !== topmost()) return;
      if (event.key === 'Escape') dismiss.current?.();
      if (event.key === 'Tab') {
        event.preventDefault();
        layer.current?.querySelector<HTMLElement>('[role="dialog"]')?.focus();
      }
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [layer]);
}

function topmost(): Element | undefined {
  return [...document.querySelectorAll('[data-modal]')].at(-1);
}
