import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { Pager } from '../../Pagination/Pager.tsx';
import type { Paging } from '../../Pagination/usePaging.ts';
import styles from './TableFoot.module.css';

interface TableFootProps {
  widget: WidgetProps<TableProps, TableEvents>;
  isPaged: boolean;
  paging: Paging;
  /** Rows that are shown. */
  count: number;
  isReady: boolean;
}

/** Below the rows: the pages of the list, or how many rows there are when these are all. */
export function TableFoot({ widget, isPaged, paging, count, isReady }: TableFootProps): ReactElement | null {
  const { id, props, bounds } = widget;
  const { formatMessage } = useIntl();
  if (!isPaged) return props.complete ? <RowCount count={isReady ? count : undefined} /> : null;
  return (
    <Pager
      id={`${id}-pages`}
      label={formatMessage({ id: 'widget.Table.pagesOf' }, { name: props.label })}
      page={paging.page}
      size={paging.size}
      sizes={props.pageSizes}
      total={props.total}
      counting={props.counting}
      count={count}
      // Where cursors are in use, the last page is the one without.
      nextCursor={bounds['cursor'] ? (props.nextCursor ?? null) : props.nextCursor}
      disabled={props.loading}
      onPage={paging.go}
      onSize={paging.resize}
    />
  );
}

/** The number of rows. The element is there before its words, so that screen readers announce them. */
function RowCount({ count }: { count: number | undefined }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.count} role="status">
      {count !== undefined && formatMessage({ id: 'widget.Table.count' }, { count })}
    </p>
  );
}
