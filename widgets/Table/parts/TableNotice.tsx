import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { Scene } from '../../kit/illustrations/Scene.tsx';
import { Spoken } from '../../kit/spoken/Spoken.tsx';
import type { NoticeState } from '../model/notice.ts';
import links from './table-link.module.css';
import styles from './TableNotice.module.css';

interface TableNoticeProps {
  state: NoticeState;
  widget: WidgetProps<TableProps, TableEvents>;
  onClear: () => void;
}

/** Stands where the rows would be: they are coming, could not be loaded, are none, or none matches. */
export function TableNotice({ state, widget, onClear }: TableNoticeProps): ReactElement {
  const { props, emit, listens, slot, hasSlot } = widget;
  const { formatMessage } = useIntl();
  if (state === 'loading') {
    return (
      <div className={styles.bones} role="status">
        <Spoken>{formatMessage({ id: 'widget.Table.loading' })}</Spoken>
        {Array.from({ length: 8 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal shapes in a row.
          <span key={at} className={styles.bone} aria-hidden="true" />
        ))}
      </div>
    );
  }
  if (state === 'error') {
    return (
      <div className={styles.notice} role="alert">
        <span className={styles.alert}>
          <Glyph name="error" size={28} />
        </span>
        <p>{props.error ?? formatMessage({ id: 'widget.Table.error' })}</p>
        {listens('retry') && (
          <button type="button" className={links.link} onClick={() => emit('retry', null)}>
            {formatMessage({ id: 'widget.Table.retry' })}
          </button>
        )}
      </div>
    );
  }
  if (state === 'unmatched') {
    return (
      <div className={styles.notice} role="status">
        <p>{formatMessage({ id: 'widget.Table.emptyFiltered' })}</p>
        <button type="button" className={links.link} onClick={onClear}>
          {formatMessage({ id: 'widget.Table.clearFilters' })}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.notice} role="status">
      {hasSlot('empty') ? (
        slot('empty')
      ) : (
        <>
          <span className={styles.scene}>
            <Scene name="empty" />
          </span>
          <p>{props.emptyText ?? formatMessage({ id: 'widget.Table.empty' })}</p>
        </>
      )}
    </div>
  );
}
