/** Events of presses, keys and what is dropped; what typing changes is none. */
const kinds: ReadonlySet<string> = new Set([
  'auxclick',
  'click',
  'dblclick',
  'drop',
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
 * is handled while a page loads, a timer ends or a message arrives. A form is submitted within the same turn as its press, and a menu
 * presses its active entry within the turn of the key.
 */
export function watchGestures(view: Window): () => boolean {
  let latest: Event | undefined;
  const note = (event: Event): void => {
    if (!event.isTrusted && !continued.has(event)) return;
    latest = event;
    view.setTimeout(() => {
      if (latest === event) latest = undefined;
    });
  };
  for (const kind of submitting) view.addEventListener(kind, note, { capture: true, passive: true });
  return () => {
    const { event } = view;
    if (event?.type === 'click' && !event.isTrusted) return isEntering(latest);
    if (!event?.isTrusted) return false;
    return event.type === 'submit' ? latest !== undefined : kinds.has(event.type);
  };
}

const entering: readonly string[] = ['Enter', 'NumpadEnter', 'Space'];

const isEntering = (event: Event | undefined): boolean =>
  event instanceof KeyboardEvent && event.type === 'keydown' && entering.includes(event.code);

const continued = new WeakSet<Event>();

/** Says that an event which a widget sends later is about a key that the person has pressed. */
export function continueGesture(event: Event, pressed: Event): void {
  if (pressed.isTrusted) continued.add(event);
}
