import { type ReactElement, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import styles from './GroupList.module.css';
import type { TableGroup } from '../model/groups/groups.ts';
import type { GroupedRows } from '../model/groups/useGroups.ts';

interface GroupListProps {
  label: string;
  grouped: GroupedRows;
  /** What each total is called, by its key, and whether the rows of an open group have it in a column. */
  totals: readonly { key: string; label: string; isInColumn: boolean }[];
  /** The rows of a group that is open. */
  panel: (group: TableGroup, index: number) => ReactNode;
}

/** The groups of a list: heads with what was counted and computed, each with its rows below once it is open. */
export function GroupList({ label, grouped, totals, panel }: GroupListProps): ReactElement {
  const leaves = grouped.groups.flatMap((group) => (group.inner.length > 0 ? group.inner : [group]));
  const part = (group: TableGroup, level: number): ReactElement => (
    <li key={group.id}>
      <GroupPart
        group={group}
        level={level}
        isOpen={grouped.open.has(group.id)}
        totals={totals}
        onToggle={() => grouped.toggle(group.id)}
      >
        {group.inner.length > 0 ? (
          <ul className={styles.groups}>{group.inner.map((one) => part(one, level + 1))}</ul>
        ) : (
          panel(group, leaves.indexOf(group))
        )}
      </GroupPart>
    </li>
  );
  return (
    <ul className={styles.groups} aria-label={label}>
      {grouped.groups.map((group) => part(group, 1))}
    </ul>
  );
}

interface GroupPartProps {
  group: TableGroup;
  level: number;
  isOpen: boolean;
  totals: GroupListProps['totals'];
  onToggle: () => void;
  children: ReactNode;
}

function GroupPart({ group, level, isOpen, totals, onToggle, children }: GroupPartProps): ReactElement {
  const { formatMessage } = useIntl();
  const panelId = useId();
  const isBelow = isOpen && group.inner.length === 0;
  const said = totals.filter(({ isInColumn }) => !(isBelow && isInColumn));
  return (
    <div className={styles.group} data-level={level}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <Glyph name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          <span className={styles.label}>{group.label}</span>
          {group.count !== undefined && (
            <span className={styles.count}>
              {formatMessage({ id: 'widget.Table.groupCount' }, { count: group.count })}
            </span>
          )}
        </button>
        {said.length > 0 && (
          <dl className={styles.totals}>
            {said.map(({ key, label }) => (
              <div key={key} className={styles.total}>
                <dt>{label}</dt>
                <dd>{group.texts[key] ?? '–'}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && children}
      </div>
    </div>
  );
}
