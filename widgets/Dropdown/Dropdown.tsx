import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import button from '../Button/Button.module.css';
import type { DropdownEvents, DropdownProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { MenuPanel } from '../kit/menu/MenuPanel.tsx';
import { useMenuButton } from '../kit/menu/useMenuButton.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Dropdown.module.css';

/** A button that opens a menu of actions, with menus inside menus where there are many. */
export function Dropdown({ id, props, busy, emit }: WidgetProps<DropdownProps, DropdownEvents>): ReactElement {
  const menu = useMenuButton(id);
  return (
    <div className={styles.dropdown} {...menu.frame}>
      <button
        {...menu.button}
        className={button.button}
        disabled={props.disabled}
        aria-busy={busy || undefined}
        title={props.iconOnly ? props.label : undefined}
        data-variant={props.variant ?? 'secondary'}
        data-size={props.size ?? 'md'}
        data-icon-only={props.iconOnly ?? false}
      >
        <span className={button.content}>
          {props.icon && isIconName(props.icon) && <Glyph name={props.icon} size={16} />}
          {props.iconOnly ? <Spoken>{props.label}</Spoken> : <span className={button.label}>{props.label}</span>}
          {!props.iconOnly && <Glyph name="chevron-down" size={16} />}
        </span>
      </button>
      {menu.start && (
        <MenuPanel
          id={`${id}-menu`}
          label={props.label}
          entries={props.items}
          start={menu.start}
          position={menu.position}
          onClose={menu.close}
          onSelect={(item) => {
            menu.close();
            emit('select', { id: item });
          }}
        />
      )}
    </div>
  );
}
