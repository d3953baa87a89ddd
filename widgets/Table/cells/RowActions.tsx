import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { renderSlot, type SlotNodes } from '#engine';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { Popover } from '../../kit/popover/Popover.tsx';
import styles from './cells.module.css';
import type { TableRow } from '../model/rows/row.ts';

interface RowActionsProps {
  id: string;
  slot: SlotNodes;
  row: TableRow;
  /** What the row is called. */
  name: string;
  isNarrow: boolean;
  watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/** What can be done with a row: side by side, or behind one button where there is little room. */
export function RowActions({ id, slot, row, name, isNarrow, watch }: RowActionsProps): ReactElement {
  const { formatMessage } = useIntl();
  if (!isNarrow)
    return (
      <div ref={watch} className={styles.actions}>
        {renderSlot(slot, { row })}
      </div>
    );
  return (
    <Popover
      id={id}
      label={formatMessage({ id: 'widget.Table.actionsOf' }, { name })}
      className={styles.more}
      face={<Glyph name="more" />}
      closesOnPress
    >
      {() => <div className={styles.menu}>{renderSlot(slot, { row })}</div>}
    </Popover>
  );
}
