import { continueGesture } from '#engine';
import type { MenuItem } from 'primereact/menuitem';
import { TieredMenu } from 'primereact/tieredmenu';
import { type KeyboardEvent, type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import styles from './menu-entries.module.css';
import { Prime } from './Prime.tsx';

/** An entry of a menu, which does something or opens a menu of its own. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: string;
  /** Beside the label, such as a key. */
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  /** A line above it. */
  line?: boolean;
  hidden?: boolean;
  /** One of several that are chosen from, or something that is on or off; absent: it does something. */
  role?: 'menuitemradio' | 'menuitemcheckbox';
  /** Of the two above. */
  checked?: boolean;
  children?: readonly MenuEntry[];
}

export interface MenuEntriesProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  /** Which entry is the active one at first. */
  start: 'first' | 'last';
  /** An entry was activated that has no menu of its own. */
  onSelect: (id: string) => void;
}

/** PrimeReact's TieredMenu, which keeps the focus on its list and names the active entry. It takes the focus once it is there. */
export function MenuEntries({ id, label, entries, start, onSelect }: MenuEntriesProps): ReactElement {
  const model = useMemo(() => itemsOf(entries, onSelect), [entries, onSelect]);
  const root = useRef<HTMLDivElement>(null);
  useFocusOnceReady(root, start);
  const replaceKey = useReplacedKeys(root);
  return (
    <Prime>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it replaces keys on their way to the list. */}
      <div ref={root} role="presentation" onKeyDownCapture={replaceKey} onMouseDown={(event) => event.preventDefault()}>
        <TieredMenu id={id} model={model} pt={{ menu: { 'aria-label': label } }} />
      </div>
    </Prime>
  );
}

/** TieredMenu takes its items over in two effects, one after the other; focused before, it would make none the active one. */
function useFocusOnceReady(root: { readonly current: HTMLElement | null }, start: 'first' | 'last'): void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- each round is one effect of TieredMenu, an external system.
    if (round < 2) setRound(round + 1);
    const list = round === 2 && listOf(root.current);
    if (!list) return;
    list.focus({ preventScroll: true });
    if (start === 'last') press(list, 'End');
  }, [root, round, start]);
}

/**
 * Keys of the ARIA menu pattern that TieredMenu gives another meaning: Enter and Space go into a menu as ArrowRight does, and
 * Escape closes the innermost menu, as ArrowLeft does; the outermost is closed by `MenuPanel`.
 *
 * TieredMenu learns a moment after an arrow which entry is the active one. Enter and Space wait for it: typed fast, they would
 * press the entry before.
 */
function useReplacedKeys(root: { readonly current: HTMLElement | null }): (event: KeyboardEvent<HTMLElement>) => void {
  const [entered, setEntered] = useState<{ code: string; pressed: Event }>();
  useEffect(() => {
    const list = entered && listOf(root.current);
    if (list) press(list, activeOf(list)?.hasAttribute('aria-haspopup') ? 'ArrowRight' : entered.code, entered.pressed);
  }, [root, entered]);
  return (event) => {
    const list = listOf(event.currentTarget);
    if (!list || own.has(event.nativeEvent)) return;
    const { code } = event;
    const isEnter = ['Enter', 'NumpadEnter', 'Space'].includes(code);
    const closesInner = code === 'Escape' && list.querySelector('[aria-expanded="true"]') !== null;
    // Without an active entry TieredMenu fails at ArrowLeft.
    const isLost = code === 'ArrowLeft' && !activeOf(list);
    if (!isEnter && !closesInner && !isLost) return;
    event.preventDefault();
    event.stopPropagation();
    if (closesInner) press(list, 'ArrowLeft');
    // As urgent as what TieredMenu has still to learn, and therefore shown with or after it.
    const { nativeEvent: pressed } = event;
    if (isEnter) window.setTimeout(() => setEntered({ code, pressed }));
  };
}

function activeOf(list: HTMLElement): HTMLElement | undefined {
  return document.getElementById(list.getAttribute('aria-activedescendant') ?? '') ?? undefined;
}

/** Keys that `press` sends, which go to the list as they are. */
const own = new WeakSet<Event>();

function press(list: HTMLElement, code: string, pressed?: Event): void {
  const event = new window.KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true });
  own.add(event);
  if (pressed) continueGesture(event, pressed);
  list.dispatchEvent(event);
}

function listOf(root: HTMLElement | null): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>('[role="menu"]') ?? undefined;
}

function itemsOf(entries: readonly MenuEntry[], onSelect: MenuEntriesProps['onSelect']): MenuItem[] {
  const shown = entries.filter(({ hidden }) => !hidden);
  const hasMarks = shown.some(({ role }) => role);
  return shown.flatMap((entry): MenuItem[] => {
    const item: MenuItem = {
      // Its accessible name, and what typed letters are compared with.
      label: entry.hint ? `${entry.label} ${entry.hint}` : entry.label,
      disabled: entry.disabled,
      template: (_item, options) => (
        <EntryFace entry={entry} hasMarks={hasMarks} isOpen={isActive(options)} onSelect={onSelect} />
      ),
      ...(entry.children && { items: itemsOf(entry.children, onSelect) }),
    };
    return entry.line ? [{ separator: true }, item] : [item];
  });
}

function isActive(options: object): boolean {
  return 'active' in options && options.active === true;
}

interface EntryFaceProps {
  entry: MenuEntry;
  /** Entries beside it can be checked, so that the words of all begin after the same room. */
  hasMarks: boolean;
  /** Its own menu is open. */
  isOpen: boolean;
  onSelect: MenuEntriesProps['onSelect'];
}

/** What is inside an item of TieredMenu. `action` is the name by which TieredMenu finds what Enter presses. */
function EntryFace({ entry, hasMarks, isOpen, onSelect }: EntryFaceProps): ReactElement {
  const face = useRef<HTMLSpanElement>(null);
  const { role, checked = false } = entry;
  useLayoutEffect(() => {
    // TieredMenu gives all of its items one role.
    if (!role) return;
    face.current?.closest('li')?.setAttribute('role', role);
    face.current?.closest('li')?.setAttribute('aria-checked', String(checked));
  }, [role, checked]);
  useLayoutEffect(() => {
    const item = face.current?.closest('li');
    const menu = item?.querySelector('ul');
    if (isOpen && item && menu) positionAside(menu, item);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the item around it has the role and the keys.
    <span
      ref={face}
      role="presentation"
      className={styles.face}
      data-pc-section="action"
      data-danger={entry.danger ?? false}
      onClick={(event) => {
        if (entry.children || entry.disabled) return;
        // TieredMenu would take the focus back after the entry has done its work.
        event.stopPropagation();
        onSelect(entry.id);
      }}
    >
      {hasMarks && <span className={styles.check}>{entry.checked && <Glyph name="check" size={16} />}</span>}
      {entry.icon && isIconName(entry.icon) && <Glyph name={entry.icon} size={16} />}
      <span className={styles.word}>{entry.label}</span>
      {entry.hint && ' '}
      {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
      {entry.children && <Glyph name="chevron-right" size={16} />}
    </span>
  );
}

/** Room between a menu and the edge of the window, in px. */
const margin = 6;

/** Puts an inner menu beside its item, on the side that has the room; over it where none has. */
function positionAside(menu: HTMLElement, item: HTMLElement): void {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const room = document.documentElement.clientWidth;
  const beside = right + width + margin <= room ? right + 2 : left - width - 2;
  menu.style.left = `${beside >= margin ? beside : Math.max(margin, room - width - margin)}px`;
  // Where it covers its item, the item's words stay in sight above it.
  const under = beside >= margin ? top - 7 : bottom;
  menu.style.top = `${Math.max(margin, Math.min(under, window.innerHeight - height - margin))}px`;
}
