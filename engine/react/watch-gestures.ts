/** Events of presses and keys; what typing changes is none. */
const kinds: ReadonlySet<string> = new Set([
  'auxclick',
  'click',
  'dblclick',
  'keydown',
  'keypress',
  'keyup',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchend',
]);

/** What submits a form, by its button or the key Enter. */
const submitting = ['click', 'keydown', 'keypress'] as const;

/**
 * Whether the event that the window handles now is a press or key of the person: no script can make such an event, and none
 * is handled while a page loads, a timer ends or a message arrives. A form is submitted within the same turn as its press.
 */
export function watchGestures(view: Window): () => boolean {
  let latest: Event | undefined;
  const note = (event: Event): void => {
    latest = event;
    view.setTimeout(() => {
      if (latest === event) latest = undefined;
    });
  };
  for (const kind of submitting) view.addEventListener(kind, note, { capture: true, passive: true });
  return () => {
    const { event } = view;
    if (!event?.isTrusted) return false;
    return event.type === 'submit' ? latest?.isTrusted === true : kinds.has(event.type);
  };
}
