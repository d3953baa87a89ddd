import { type FocusEvent, type KeyboardEvent, type ReactElement, useCallback, useState } from 'react';
import type { WidgetProps } from '#engine';
import button from '../Button/Button.module.css';
import type { DropdownEvents, DropdownProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { placeBeside } from '../kit/popover/place-beside.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Dropdown.module.css';
import { MenuList } from './MenuList.tsx';

/** A button that opens what can be done, in menus inside menus where there is much of it. */
export function Dropdown({ id, props, busy, emit }: WidgetProps<DropdownProps, DropdownEvents>): ReactElement {
  const [start, setStart] = useState<'first' | 'last'>();
  const place = useCallback(
    (panel: HTMLElement) => {
      const opener = document.getElementById(id);
      if (opener) placeBeside(panel, opener);
    },
    [id],
  );
  const close = () => {
    setStart(undefined);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const openKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setStart(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const leave = (event: FocusEvent) => {
    if (start && !event.currentTarget.contains(event.relatedTarget)) setStart(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the menu.
    <div className={styles.dropdown} onBlur={leave}>
      <button
        id={id}
        type="button"
        className={button.button}
        disabled={props.disabled}
        aria-haspopup="menu"
        aria-expanded={start !== undefined}
        aria-controls={start && `${id}-menu`}
        aria-busy={busy || undefined}
        title={props.iconOnly ? props.label : undefined}
        data-variant={props.variant ?? 'secondary'}
        data-size={props.size ?? 'md'}
        data-icon-only={props.iconOnly ?? false}
        onClick={() => (start ? close() : setStart('first'))}
        onKeyDown={openKeys}
      >
        <span className={button.content}>
          {props.icon && isIconName(props.icon) && <Glyph name={props.icon} size={16} />}
          {props.iconOnly ? <Spoken>{props.label}</Spoken> : <span className={button.label}>{props.label}</span>}
          {!props.iconOnly && <Glyph name="chevron-down" size={16} />}
        </span>
      </button>
      {start && (
        <MenuList
          id={`${id}-menu`}
          label={props.label}
          entries={props.items}
          start={start}
          place={place}
          onClose={close}
          onSelect={(item) => {
            close();
            emit('select', { id: item });
          }}
        />
      )}
    </div>
  );
}
