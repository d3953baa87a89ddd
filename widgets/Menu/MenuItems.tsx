import { type KeyboardEvent, type ReactElement, useCallback } from 'react';
import type { MenuProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import styles from './Menu.module.css';
import { nextItem } from './next-item.ts';

interface MenuItemsProps {
  id: string;
  label: string;
  items: MenuProps['items'];
  /** Which item gets the focus when the menu opens. */
  start: 'first' | 'last';
  onClose: () => void;
  onSelect: (id: string) => void;
}

/** The open list: one Tab stop, arrow keys, Home, End, and letters that jump to the item they begin. */
export function MenuItems({ id, label, items, start, onClose, onSelect }: MenuItemsProps): ReactElement {
  const list = useCallback(
    (element: HTMLDivElement | null) => {
      const choices = element ? itemsOf(element) : [];
      (start === 'first' ? choices[0] : choices.at(-1))?.focus();
    },
    [start],
  );
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const choices = itemsOf(event.currentTarget);
    const at = choices.indexOf(event.target instanceof HTMLElement ? event.target : event.currentTarget);
    const next = nextItem(
      event.key,
      at,
      choices.map((choice) => choice.textContent ?? ''),
    );
    if (next === undefined) return;
    event.preventDefault();
    choices[next]?.focus();
  };
  return (
    <div ref={list} id={id} role="menu" aria-label={label} className={styles.items} tabIndex={-1} onKeyDown={keys}>
      {items.map((item) => (
        <div key={item.id} role="presentation" className={styles.entry} data-line={item.line ?? false}>
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: aria-checked is set exactly when the role is menuitemradio. */}
          <button
            type="button"
            role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
            className={styles.item}
            aria-checked={item.checked}
            aria-disabled={item.disabled || undefined}
            tabIndex={-1}
            data-danger={item.danger ?? false}
            onClick={() => {
              if (!item.disabled) onSelect(item.id);
            }}
          >
            {item.icon && isIconName(item.icon) && <Glyph name={item.icon} size={16} />}
            <span className={styles.word}>{item.label}</span>
            {item.checked && <Glyph name="check" size={16} />}
          </button>
        </div>
      ))}
    </div>
  );
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}
