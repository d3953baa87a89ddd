import { isComposing } from '../keys/is-composing.ts';
import { positionTip } from './position-tip.ts';
import styles from './tip.module.css';

/**
 * Shows the `title` of a button that the keyboard has reached, as the browser itself does only under the pointer. It is one element for
 * the whole window, hidden from screen readers, which have the button's name. Returns the way to stop.
 */
export function startFocusTips(view: Document): () => void {
  let tip: HTMLElement | undefined;
  const hide = () => {
    tip?.remove();
    tip = undefined;
  };
  const show = ({ target }: FocusEvent) => {
    hide();
    if (!(target instanceof HTMLElement) || target.title === '' || !target.matches(':is(button, a):focus-visible'))
      return;
    const made = view.createElement('div');
    tip = made;
    made.className = styles['tip'] ?? '';
    made.popover = 'manual';
    made.setAttribute('aria-hidden', 'true');
    made.textContent = target.title;
    // It is not in the way of what is below it.
    made.style.pointerEvents = 'none';
    // The top layer has it above dialogs as well.
    view.body.append(made);
    // A popover that opens focuses what is in it, and none may be shown in the middle of that.
    requestAnimationFrame(() => {
      if (tip !== made) return;
      made.showPopover();
      positionTip(made, target, 'bottom');
    });
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') hide();
  };
  const stop = new AbortController();
  const { signal } = stop;
  view.addEventListener('focusin', show, { signal });
  view.addEventListener('focusout', hide, { signal });
  view.addEventListener('pointerdown', hide, { signal, capture: true });
  view.addEventListener('scroll', hide, { signal, capture: true, passive: true });
  view.addEventListener('keydown', keys, { signal, capture: true });
  return () => {
    hide();
    stop.abort();
  };
}
