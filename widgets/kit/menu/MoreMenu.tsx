import type { ReactElement } from 'react';
import type { MenuEntry } from '../../prime/MenuEntries.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { Spoken } from '../spoken/Spoken.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import styles from './MoreMenu.module.css';
import { useMenuButton } from './useMenuButton.ts';

interface MoreMenuProps {
  id: string;
  /** Names what the entries are for, such as one card. */
  label: string;
  /** The same list as long as the entries are the same. */
  entries: readonly MenuEntry[];
  className?: string | undefined;
  onSelect: (entry: string) => void;
}

/** A button with three dots, which opens what can be done with the item beside it. */
export function MoreMenu({ id, label, entries, className, onSelect }: MoreMenuProps): ReactElement {
  const menu = useMenuButton(id);
  return (
    <div className={className} data-open={menu.start !== undefined} {...menu.frame}>
      <button {...menu.button} className={styles.button} title={label}>
        <Glyph name="more" size={16} />
        <Spoken>{label}</Spoken>
      </button>
      {menu.start && (
        <MenuPanel
          id={`${id}-menu`}
          label={label}
          entries={entries}
          start={menu.start}
          position={menu.position}
          onClose={menu.close}
          onSelect={(entry) => {
            menu.close();
            onSelect(entry);
          }}
        />
      )}
    </div>
  );
}
