interface Press {
  button: Element;
  /** Where the button was when the press began. */
  from: DOMRect;
}

/**
 * A press of a button is its click, although the button has moved meanwhile: the press takes the focus from a field first,
 * which may take its issue away or add one, and the browser sends no click when it ends on something else. A press that is
 * released beside the button is none, as always. Returns the way to stop.
 */
export function steadyPresses(document: Document): () => void {
  const watch = new AbortController();
  let press: Press | undefined;
  const begin = (event: PointerEvent): void => {
    press = undefined;
    // Fingers hold what they press by themselves, and what is dragged has a way of its own.
    if (!event.isTrusted || event.button !== 0 || event.pointerType === 'touch') return;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.disabled || button.closest('[draggable="true"]')) return;
    press = { button, from: button.getBoundingClientRect() };
    button.setPointerCapture(event.pointerId);
  };
  const end = (event: MouseEvent): void => {
    const { button, from } = press ?? {};
    press = undefined;
    // Keys click without a press.
    if (!button || !from || event.detail === 0 || event.target !== button) return;
    if (isWithin(event, from) || isWithin(event, button.getBoundingClientRect())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal: watch.signal };
  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('click', end, options);
  return () => watch.abort();
}

function isWithin({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
