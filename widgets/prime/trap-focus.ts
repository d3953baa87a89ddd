import { isComposing } from '../kit/keys/is-composing.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])';

/**
 * Keeps the focus inside a panel: moves it in (to `[data-autofocus]`, else the first field or button of the body, else
 * the panel), turns Tab around at both ends, and gives the focus back when the returned function is called.
 */
export function trapFocus(panel: HTMLElement): () => void {
  const before = document.activeElement;
  const turn = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Tab') return;
    const stops = reachable(panel);
    const first = stops[0] ?? panel;
    const last = stops.at(-1) ?? panel;
    const at = document.activeElement;
    const leaves = event.shiftKey ? at === first || at === panel : at === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };
  panel.addEventListener('keydown', turn);
  if (!panel.contains(before)) {
    const body = panel.querySelector<HTMLElement>('[data-modal-body]');
    const start = panel.querySelector<HTMLElement>('[data-autofocus]') ?? (body && reachable(body)[0]) ?? panel;
    start.focus({ preventScroll: true });
  }
  return () => {
    panel.removeEventListener('keydown', turn);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

function reachable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());
}
