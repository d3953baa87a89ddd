import { isComposing } from '../keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { MenuEntriesProps } from '../../prime/MenuEntries.tsx';
import { deferred } from '../deferred/deferred.tsx';
import styles from './MenuPanel.module.css';

const MenuEntries = deferred(async () => (await import('../../prime/MenuEntries.tsx')).MenuEntries);

interface MenuPanelProps extends MenuEntriesProps {
  /** Above the entries. */
  header?: ReactNode;
  /** Puts the panel where it belongs, each time its size changes. */
  position: (panel: HTMLElement) => void;
  /** Closes the menu and gives the focus back. */
  onClose: () => void;
}

/** A menu in the top layer. Its code is fetched when the first one opens. */
export function MenuPanel({ header, position, onClose, onSelect, ...menu }: MenuPanelProps): ReactElement {
  const show = useCallback(
    (panel: HTMLDivElement | null) => {
      if (!panel) return undefined;
      panel.showPopover();
      position(panel);
      const watch = new ResizeObserver(() => position(panel));
      watch.observe(panel);
      return () => watch.disconnect();
    },
    [position],
  );
  const latest = useRef(onSelect);
  useLayoutEffect(() => {
    latest.current = onSelect;
  });
  const select = useCallback((id: string) => latest.current(id), []);
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    event.stopPropagation();
    if (event.key === 'Escape') event.preventDefault();
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the menu inside close the panel.
    <div ref={show} role="presentation" popover="manual" className={styles.panel} onKeyDown={keys}>
      {header}
      <MenuEntries {...menu} onSelect={select} />
    </div>
  );
}
