import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from './SheetIssues.module.css';
import links from '../parts/table-link.module.css';
import type { TableModel } from '../model/useTableModel.ts';
import { keyOf, nameOf } from '../model/rows/row.ts';
import type { Sheet } from './useSheet.ts';

/** Issues that are listed; the others are at their cells. */
const most = 5;

/** Says below the rows which cells were not saved, and why, and saves those that were sent with them and are right. */
export function SheetIssues({
  model,
  rowKey,
  issues,
  others,
  send,
}: { model: TableModel; rowKey: string } & Pick<Sheet, 'issues' | 'others' | 'send'>): ReactElement | null {
  const { formatMessage } = useIntl();
  const { shown } = model.arranged;
  const hasIssues = Object.keys(issues).length > 0;
  // Without issues no row is looked at: naming a row evaluates its first column, and a list has thousands of rows.
  const texts = (hasIssues ? model.rows : []).flatMap((row, at) => {
    const own = issues[keyOf(row, rowKey, at)];
    if (!own) return [];
    return shown.flatMap((column) => {
      const message = own[column.key];
      const values = { row: nameOf(row, shown), column: column.header, message };
      return message === undefined ? [] : [formatMessage({ id: 'widget.Table.refused' }, values)];
    });
  });
  const count = others.reduce((sum, { cells }) => sum + cells.length, 0);
  if (texts.length === 0) return null;
  return (
    <div className={styles.issues} role="alert">
      <strong>{formatMessage({ id: 'widget.Table.refusedTitle' })}</strong>
      <ul>
        {texts.slice(0, most).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {count > 0 && (
        <p className={styles.others}>
          {formatMessage({ id: 'widget.Table.othersUnsaved' }, { count })}{' '}
          <button type="button" className={links.link} onClick={() => send(others)}>
            {formatMessage({ id: 'widget.Table.saveOthers' }, { count })}
          </button>
        </p>
      )}
    </div>
  );
}
