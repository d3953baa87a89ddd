import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { NavTreeProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { MenuPanel } from '../kit/menu/MenuPanel.tsx';
import { useMenuButton } from '../kit/menu/useMenuButton.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './NavTree.module.css';

interface NodeMenuProps {
  id: string;
  /** Of the node. */
  name: string;
  actions: NonNullable<NavTreeProps['actions']>;
  onSelect: (action: string) => void;
}

/** What can be done with one node. */
export function NodeMenu({ id, name, actions, onSelect }: NodeMenuProps): ReactElement {
  const { formatMessage } = useIntl();
  const menu = useMenuButton(id);
  const label = formatMessage({ id: 'widget.NavTree.actions' }, { name });
  const entries = useMemo(() => actions.map(({ for: _scope, ...entry }) => entry), [actions]);
  return (
    <div className={styles.menu} data-open={menu.start !== undefined} {...menu.frame}>
      <button {...menu.button} className={styles.more} title={label}>
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
          onSelect={(action) => {
            menu.close();
            onSelect(action);
          }}
        />
      )}
    </div>
  );
}
