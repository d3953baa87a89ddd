import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { NavTabsProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { MoreMenu } from '../kit/menu/MoreMenu.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import type { MenuEntry } from '../prime/MenuEntries.tsx';
import styles from './NavTabs.module.css';

interface TabProps {
  id: string;
  item: NavTabsProps['items'][number];
  /** Absent: the tab has no menu. */
  actions: NonNullable<NavTabsProps['actions']> | undefined;
  isFirst: boolean;
  isLast: boolean;
  onSelect: () => void;
  onRename: () => void;
  onAction: (action: string) => void;
}

/** One link of the row; the current one has the menu of what can be done with it. */
export function Tab({ id, item, actions, isFirst, isLast, onSelect, onRename, onAction }: TabProps): ReactElement {
  const { formatMessage } = useIntl();
  const entries: MenuEntry[] = [
    { id: 'pw-rename', label: formatMessage({ id: 'widget.NavTabs.rename' }), icon: 'pencil' },
    { id: 'pw-left', label: formatMessage({ id: 'widget.NavTabs.left' }), icon: 'arrow-left', disabled: isFirst },
    { id: 'pw-right', label: formatMessage({ id: 'widget.NavTabs.right' }), icon: 'arrow-right', disabled: isLast },
    ...(actions ?? []).filter((action) => !item.isFixed || !action.danger),
  ];
  return (
    <>
      <a
        className={styles.link}
        href={safeHref(item.href)}
        draggable={false}
        title={item.label}
        aria-current={item.current ? 'page' : undefined}
        onDoubleClick={onRename}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (!item.current) onSelect();
        }}
      >
        <span className={styles.label}>{item.label}</span>
        {item.isHidden && (
          <>
            <Glyph name="eye-off" size={14} />
            <Spoken>{formatMessage({ id: 'widget.NavTabs.hidden' })}</Spoken>
          </>
        )}
      </a>
      {actions && item.current && (
        <MoreMenu
          id={`${id}-actions`}
          label={formatMessage({ id: 'widget.NavTabs.actions' }, { name: item.label })}
          entries={entries}
          onSelect={onAction}
        />
      )}
    </>
  );
}
