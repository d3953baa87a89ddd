import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import button from '../Button/Button.module.css';
import type { ListEvents, ListProps } from '../generated/types.ts';
import { Pager } from '../Pagination/Pager.tsx';
import { usePaging } from '../Pagination/usePaging.ts';
import styles from './List.module.css';
import { ListRows } from './ListRows.tsx';

/** Things one below the other, each as the document shows it; a page of them, more on demand, or windowed in a box. */
export function List(widget: WidgetProps<ListProps, ListEvents>): ReactElement {
  const { id, props, bounds, busy, emit, listens } = widget;
  const { formatMessage } = useIntl();
  const items = props.items ?? [];
  const isPaged = bounds['page'] !== undefined || bounds['cursor'] !== undefined;
  const paging = usePaging({
    page: bounds['page'],
    size: bounds['size'],
    cursor: bounds['cursor'],
    given: {},
    nextCursor: props.nextCursor,
    onMove: (index) => emit('page', { ...index }),
  });
  const isLoading = props.loading || !props.items;
  return (
    <div id={id} className={styles.list} data-divided={props.divided ?? true}>
      {props.error ? (
        <p className={styles.error} role="alert">
          {props.error}
        </p>
      ) : items.length > 0 ? (
        <ListRows widget={widget} items={items} />
      ) : (
        !isLoading && <Nothing widget={widget} />
      )}
      <p className={styles.status} role="status">
        {isLoading && !props.error && formatMessage({ id: 'widget.List.loading' })}
      </p>
      {props.hasMore && listens('more') && !props.error && items.length > 0 && (
        <button
          type="button"
          className={button.button}
          data-variant="ghost"
          data-size="md"
          data-block="true"
          aria-disabled={isLoading || busy || undefined}
          onClick={() => {
            if (!isLoading && !busy) emit('more', { count: items.length });
          }}
        >
          {formatMessage({ id: 'widget.List.more' })}
        </button>
      )}
      {isPaged && (
        <Pager
          id={`${id}-pages`}
          label={props.label}
          page={paging.page}
          size={paging.size}
          sizes={props.pageSizes}
          total={props.total}
          counting={props.counting}
          count={items.length}
          // Where cursors are in use, the last page is the one without.
          nextCursor={bounds['cursor'] ? (props.nextCursor ?? null) : props.nextCursor}
          disabled={props.loading}
          onPage={paging.go}
          onSize={paging.resize}
        />
      )}
    </div>
  );
}

function Nothing({ widget }: { widget: WidgetProps<ListProps, ListEvents> }): ReactElement {
  const { formatMessage } = useIntl();
  if (widget.hasSlot('empty')) return <>{widget.slot('empty')}</>;
  return <p className={styles.empty}>{widget.props.emptyText ?? formatMessage({ id: 'widget.List.empty' })}</p>;
}
