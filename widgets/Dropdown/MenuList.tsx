import { type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import { ListPart } from '../kit/listbox/ListPart.tsx';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import items from '../Menu/Menu.module.css';
import { nextItem } from '../Menu/next-item.ts';
import styles from './Dropdown.module.css';

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
  children?: MenuEntry[];
}

interface MenuListProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  start: 'first' | 'last';
  /** Puts the panel, once it is there, where it belongs. */
  place: (panel: HTMLElement) => void;
  isInner?: boolean;
  /** Closes this menu and gives the focus back. */
  onClose: () => void;
  onSelect: (id: string) => void;
}

/** A menu in the top layer (ARIA menu pattern); Right opens an inner menu, Left and Escape close the innermost. */
export function MenuList(props: MenuListProps): ReactElement {
  const { id, label, entries, start, place, isInner, onClose, onSelect } = props;
  const [inner, setInner] = useState<string>();
  const pointed = useRef<string>(undefined);
  const shown = entries.filter(({ hidden }) => !hidden);
  const hasMarks = shown.some(({ role }) => role);
  const show = useCallback(
    (panel: HTMLDivElement | null) => {
      if (!panel) return;
      panel.showPopover();
      place(panel);
      const choices = itemsOf(panel);
      (start === 'first' ? choices[0] : choices.at(-1))?.focus({ preventScroll: true });
    },
    [place, start],
  );
  const press = (entry: MenuEntry) => {
    if (entry.disabled) return;
    if (!entry.children) onSelect(entry.id);
    else if (inner !== entry.id) setInner(entry.id);
    // Pointing at the item has opened it before the press gave the item the focus.
    else firstItem(document.getElementById(`${id}-${entry.id}-menu`))?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab' || (isInner && event.key === 'ArrowLeft')) {
      if (event.key !== 'Tab') event.preventDefault();
      if (inner && event.key === 'Escape') setInner(undefined);
      else onClose();
      return;
    }
    const choices = itemsOf(event.currentTarget);
    const at = choices.indexOf(event.target instanceof HTMLElement ? event.target : event.currentTarget);
    const entry = shown[at];
    if (event.key === 'ArrowRight' && entry?.children) {
      event.preventDefault();
      press(entry);
      return;
    }
    const words = shown.map((one) => one.label);
    const next = nextItem(event.key, at, words);
    if (next === undefined) return;
    event.preventDefault();
    setInner(undefined);
    choices[next]?.focus();
  };
  return (
    <ListPart
      ref={show}
      role="menu"
      id={id}
      popover="manual"
      className={styles.panel}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={keys}
    >
      {shown.map((entry) => (
        <div key={entry.id} role="presentation" className={items.entry} data-line={entry.line ?? false}>
          <button
            type="button"
            id={`${id}-${entry.id}`}
            {...roleOf(entry)}
            className={items.item}
            aria-haspopup={entry.children && 'menu'}
            aria-expanded={entry.children && inner === entry.id}
            aria-disabled={entry.disabled || undefined}
            tabIndex={-1}
            data-danger={entry.danger ?? false}
            onClick={() => press(entry)}
            // Not on entering: an item that scrolls under a mouse at rest must not take the focus from the keyboard.
            onPointerMove={(event) => {
              if (event.pointerType !== 'mouse' || pointed.current === entry.id) return;
              pointed.current = entry.id;
              // The focus may be in the menu that closes by this.
              event.currentTarget.focus({ preventScroll: true });
              setInner(entry.children && !entry.disabled ? entry.id : undefined);
            }}
          >
            {hasMarks && <span className={styles.check}>{entry.checked && <Glyph name="check" size={16} />}</span>}
            {entry.icon && isIconName(entry.icon) && <Glyph name={entry.icon} size={16} />}
            <span className={items.word}>{entry.label}</span>
            {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
            {entry.children && <Glyph name="chevron-right" size={16} />}
          </button>
          {entry.children && inner === entry.id && (
            <InnerMenu
              {...props}
              id={`${id}-${entry.id}-menu`}
              entry={entry}
              opener={`${id}-${entry.id}`}
              onClose={() => {
                setInner(undefined);
                document.getElementById(`${id}-${entry.id}`)?.focus({ preventScroll: true });
              }}
            />
          )}
        </div>
      ))}
    </ListPart>
  );
}

interface InnerMenuProps extends Pick<MenuListProps, 'id' | 'onClose' | 'onSelect'> {
  entry: MenuEntry;
  opener: string;
}

function InnerMenu({ id, entry, opener, onClose, onSelect }: InnerMenuProps): ReactElement {
  const place = useCallback((panel: HTMLElement) => placeAside(panel, document.getElementById(opener)), [opener]);
  return (
    <MenuList
      id={id}
      label={entry.label}
      entries={entry.children ?? []}
      start="first"
      place={place}
      isInner
      onClose={onClose}
      onSelect={onSelect}
    />
  );
}

function roleOf({ role, checked = false }: MenuEntry): object {
  return role ? { role, 'aria-checked': checked } : { role: 'menuitem' };
}

/** The items of this menu, without those of menus inside it. */
function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(':scope > [role="presentation"] > [role^="menuitem"]')];
}

function firstItem(menu: HTMLElement | null): HTMLElement | undefined {
  return menu ? itemsOf(menu)[0] : undefined;
}

/** Room between a menu and the edge of the window, in px. */
const gap = 6;

/** Puts an inner menu beside its item, on the side that has the room; over it where none has. */
function placeAside(panel: HTMLElement, item: HTMLElement | null): void {
  if (!item) return;
  const { left, right, top } = item.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const room = document.documentElement.clientWidth;
  const beside = right + width + gap <= room ? right + 2 : left - width - 2;
  panel.style.left = `${beside >= gap ? beside : Math.max(gap, room - width - gap)}px`;
  // Where it covers its item, the item's words stay in sight above it.
  const under = beside >= gap ? top - 7 : item.getBoundingClientRect().bottom;
  panel.style.top = `${Math.max(gap, Math.min(under, window.innerHeight - height - gap))}px`;
}

/** Puts a menu at a point of the window, such as where a context menu was asked for. */
export function placeAt(panel: HTMLElement, point: { x: number; y: number }): void {
  const room = document.documentElement.clientWidth;
  panel.style.left = `${Math.max(gap, Math.min(point.x, room - panel.offsetWidth - gap))}px`;
  panel.style.top = `${Math.max(gap, Math.min(point.y, window.innerHeight - panel.offsetHeight - gap))}px`;
}
