import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Spoken } from '../../kit/spoken/Spoken.tsx';
import styles from './NewsLine.module.css';
import links from './table-link.module.css';
import type { Changes } from '../model/rows/useChanges.ts';

interface NewsLineProps {
  changes: Changes;
  isGrouped: boolean;
  /** The pages of the list stay in sight below it. */
  isAbovePages: boolean;
  onReload: () => void;
}

/** Below the rows, what others did that the rows do not show, and the way to read them again. It is there before its words. */
export function NewsLine({ changes, isGrouped, isAbovePages, onReload }: NewsLineProps): ReactElement {
  const { formatMessage } = useIntl();
  const { added, gone, news } = changes;
  const changed = isGrouped ? changes.changed : 0;
  const updated = [...news.values()].filter((one) => one === 'changed').length;
  const values = {
    added,
    changed,
    gone,
    join: added > 0 && changed > 0 ? 'yes' : 'no',
    joinGone: added + changed > 0 && gone > 0 ? 'yes' : 'no',
  };
  return (
    <>
      <div
        className={styles.line}
        role="status"
        data-above={isAbovePages || undefined}
        hidden={added + changed + gone === 0}
      >
        {added + changed + gone > 0 && (
          <>
            <span>{formatMessage({ id: 'widget.Table.news.line' }, values)}</span>
            <button type="button" className={links.link} onClick={onReload}>
              {formatMessage({ id: 'widget.Table.news.reload' })}
            </button>
          </>
        )}
      </div>
      <Spoken live>{updated > 0 ? formatMessage({ id: 'widget.Table.news.heard' }, { count: updated }) : ''}</Spoken>
    </>
  );
}
