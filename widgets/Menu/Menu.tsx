import { type FocusEvent, type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import type { WidgetProps } from '#engine';
import { Face } from '../Avatar/Face.tsx';
import type { MenuEvents, MenuProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Menu.module.css';
import { MenuItems } from './MenuItems.tsx';

/** A menu button after the ARIA pattern: arrows open it and move inside, Escape closes it and gives the focus back. */
export function Menu({ id, props, busy, emit, slot, hasSlot }: WidgetProps<MenuProps, MenuEvents>): ReactElement {
  const [start, setStart] = useState<'first' | 'last'>();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = start !== undefined;
  const close = () => {
    setStart(undefined);
    button.current?.focus();
  };
  const openKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setStart(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const leave = (event: FocusEvent) => {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) setStart(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the menu.
    <div className={styles.menu} onBlur={leave}>
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        aria-busy={busy || undefined}
        data-avatar={props.avatar !== undefined}
        onClick={() => (isOpen ? close() : setStart('first'))}
        onKeyDown={openKeys}
      >
        {props.avatar && <Face name={props.avatar.name ?? ''} src={props.avatar.src} size={32} />}
        {props.icon && isIconName(props.icon) && <Glyph name={props.icon} />}
        {props.labelHidden ? <Spoken>{props.label}</Spoken> : <span className={styles.label}>{props.label}</span>}
        <Glyph name="chevron-down" size={14} />
      </button>
      {isOpen && (
        <div className={styles.panel}>
          {hasSlot('header') && <div className={styles.header}>{slot('header')}</div>}
          <MenuItems
            id={`${id}-menu`}
            label={props.label}
            items={props.items.filter((item) => !item.hidden)}
            start={start}
            onClose={close}
            onSelect={(item) => {
              close();
              emit('select', { id: item });
            }}
          />
        </div>
      )}
    </div>
  );
}
