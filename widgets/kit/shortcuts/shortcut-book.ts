import { isComposing } from '../keys/is-composing.ts';

/** A key that does something on the page that is shown. */
export interface Shortcut {
  /** Parts joined by `+`; `Mod` is Control or the command key of a Mac: `Mod+K`, `?`. Empty for what has no key, which the palette alone offers. */
  keys: string;
  /** What it does, as a person reads it. */
  label: string;
  icon?: string | undefined;
  /** Absent: the part of the page that has the focus answers the key itself, and it is only told of here. */
  run?: (() => void) | undefined;
}

const groups = new Set<readonly Shortcut[]>();
const listeners = new Set<() => void>();
let all: readonly Shortcut[] = [];

/** Those of everything that is on the page. The same list until it changes. */
export function knownShortcuts(): readonly Shortcut[] {
  return all;
}

export function subscribeShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds those of one part of the page; the returned function takes them out again. */
export function addShortcuts(group: readonly Shortcut[]): () => void {
  if (groups.size === 0) document.addEventListener('keydown', answer);
  groups.add(group);
  notify();
  return () => {
    groups.delete(group);
    if (groups.size === 0) document.removeEventListener('keydown', answer);
    notify();
  };
}

function notify(): void {
  const seen = new Map([...groups].flat().map((one) => [`${one.keys} ${one.label}`, one]));
  all = [...seen.values()];
  for (const listener of listeners) listener();
}

function answer(event: KeyboardEvent): void {
  if (event.defaultPrevented || isComposing(event)) return;
  const found = all.findLast(({ keys, run }) => run && fits(event, keys));
  if (!found) return;
  event.preventDefault();
  found.run?.();
}

/** A plain character is typed where somebody types; with `Mod` it is a shortcut everywhere. */
function fits(event: KeyboardEvent, keys: string): boolean {
  if (keys === '') return false;
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const needsMod = parts.includes('Mod');
  if (needsMod !== (event.ctrlKey || event.metaKey) || parts.includes('Alt') !== event.altKey) return false;
  // A plain character says itself whether Shift is held, such as `?`.
  if ((needsMod || key.length > 1) && parts.includes('Shift') !== event.shiftKey) return false;
  if (!needsMod && isTyping(event.target)) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
