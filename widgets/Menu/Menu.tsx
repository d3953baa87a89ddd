import { type ReactElement, useMemo } from 'react';
import type { WidgetProps } from '#engine';
import { Face } from '../Avatar/Face.tsx';
import type { MenuEvents, MenuProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { MenuPanel } from '../kit/menu/MenuPanel.tsx';
import { useMenuButton } from '../kit/menu/useMenuButton.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Menu.module.css';

/** A button that opens a menu, such as the user's in the header. */
export function Menu({ id, props, busy, emit, slot, hasSlot }: WidgetProps<MenuProps, MenuEvents>): ReactElement {
  const menu = useMenuButton(id);
  const entries = useMemo(
    () =>
      props.items.map(({ checked, ...entry }) =>
        checked === undefined ? entry : { ...entry, checked, role: 'menuitemradio' as const },
      ),
    [props.items],
  );
  return (
    <div className={styles.menu} {...menu.frame}>
      <button
        {...menu.button}
        className={styles.button}
        aria-busy={busy || undefined}
        data-avatar={props.avatar !== undefined}
      >
        {props.avatar && <Face name={props.avatar.name ?? ''} src={props.avatar.src} size={32} />}
        {props.icon && isIconName(props.icon) && <Glyph name={props.icon} />}
        {props.labelHidden ? <Spoken>{props.label}</Spoken> : <span className={styles.label}>{props.label}</span>}
        <Glyph name="chevron-down" size={14} />
      </button>
      {menu.start && (
        <MenuPanel
          id={`${id}-menu`}
          label={props.label}
          header={hasSlot('header') && <div className={styles.header}>{slot('header')}</div>}
          entries={entries}
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
