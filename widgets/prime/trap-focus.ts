const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Keeps Tab inside an element that is not the browser's own dialog, until the returned function is called. The element may
 * appear later: it is looked up at each key.
 */
export function trapFocus(id: string): () => void {
  const turn = (event: KeyboardEvent) => {
    const layer = document.getElementById(id);
    if (event.key !== 'Tab' || !layer) return;
    const stops = [...layer.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());
    const [first, last] = [stops[0], stops.at(-1)];
    const focused = document.activeElement;
    const leaves = focused === (event.shiftKey ? first : last) || !layer.contains(focused);
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  document.addEventListener('keydown', turn, { capture: true });
  return () => document.removeEventListener('keydown', turn, { capture: true });
}
