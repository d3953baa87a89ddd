import { isComposing } from '../keys/is-composing.ts';

/** A key that does something on the page that is shown. */
export interface Shortcut {
  /** Parts joined by `+`; `Mod` is Control or the command key of a Mac: `Mod+K`, `?`. Empty for what has no key, which the palette alone offers. */
  keys: string;
  /** What it does, as a person reads it. */
  label: string;
  icon?: string | undefined;
  /** The part of the page that it belongs to, as a person reads it: a table, a form. Absent: the page. */
  part?: string | undefined;
  /** It also works, and is listed, while a dialog or drawer that it is not in is on top. */
  isEverywhere?: boolean | undefined;
  /** It closes the dialog or drawer that it is in, and has no label: the list of keys has the words for that. */
  isDismissal?: true | undefined;
  /** Absent: the part of the page that has the focus answers the key itself, and the book only lists it. */
  run?: (() => void) | undefined;
}

/** A shortcut with the id of the dialog or drawer that it is in; undefined on the page itself. */
export interface KnownShortcut extends Shortcut {
  modal: string | undefined;
}

const groups = new Set<readonly KnownShortcut[]>();
const listeners = new Set<() => void>();
let all: readonly KnownShortcut[] = [];

/** Those of everything that is on the page. The same list until it changes. */
export function knownShortcuts(): readonly KnownShortcut[] {
  return all;
}

/** The id of the dialog or drawer on top, which alone can be used; undefined while none is open. */
export function topModal(): string | undefined {
  return [...document.querySelectorAll('body > dialog[data-modal]')].at(-1)?.id;
}

/** Whether a shortcut works while this dialog or drawer is on top. */
export const worksIn = (modal: string | undefined, shortcut: KnownShortcut): boolean =>
  shortcut.isEverywhere === true || shortcut.modal === modal;

export function subscribeShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds those of one part of the page, or of a dialog or drawer; the returned function takes them out again. */
export function addShortcuts(list: readonly Shortcut[], modal?: string): () => void {
  const group = list.map((one) => ({ ...one, modal }));
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
  const seen = new Map([...groups].flat().map((one) => [`${one.keys} ${one.label} ${one.part} ${one.modal}`, one]));
  all = [...seen.values()];
  for (const listener of listeners) listener();
}

function answer(event: KeyboardEvent): void {
  if (event.defaultPrevented || isComposing(event)) return;
  const modal = topModal();
  const found = all.findLast((one) => one.run && worksIn(modal, one) && fits(event, one.keys));
  if (!found) return;
  event.preventDefault();
  found.run?.();
}

/** A plain character is text while the focus is in an input; with `Mod` it is a shortcut everywhere. */
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
