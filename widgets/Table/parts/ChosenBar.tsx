import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import field from '../../kit/field/field.module.css';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import styles from './ChosenBar.module.css';
import type { Choice } from '../model/rows/useChoice.ts';

interface ChosenBarProps {
  widget: WidgetProps<TableProps, TableEvents>;
  choice: Choice;
  /** Below cards it stays at the window's edge: the list is longer than the window, and what is chosen may be far down. */
  isBelow?: boolean;
}

/** What can be done with the chosen rows; nothing while there are none. */
export function ChosenBar({ widget, choice, isBelow }: ChosenBarProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const count = choice.selection.length;
  if (widget.props.selection !== 'multiple' || count === 0) return null;
  return (
    <div className={styles.chosen} data-below={isBelow || undefined}>
      <p role="status">{formatMessage({ id: 'widget.Table.chosen' }, { count })}</p>
      <div className={styles.tools}>{widget.slot('chosen', { selection: choice.selection, rows: choice.chosen })}</div>
      <button type="button" className={field.small} onClick={choice.clear}>
        {formatMessage({ id: 'widget.Table.clearChosen' })}
      </button>
    </div>
  );
}
