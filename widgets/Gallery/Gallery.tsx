import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEngine, type WidgetProps } from '#engine';
import type { GalleryEvents, GalleryProps } from '../generated/types.ts';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import { DeskContext } from '../kit/record/files/DeskContext.ts';
import { FileDesk } from '../kit/record/files/file-desk.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { Pager } from '../Pagination/Pager.tsx';
import { usePaging } from '../Pagination/usePaging.ts';
import { cellOf } from '../Table/cells/cell.tsx';
import { useColumns } from '../Table/model/columns/useColumns.ts';
import type { TableColumn } from '../Table/model/columns/column.ts';
import { cellValue, keyOf, nameOf, rowsOf, type TableRow, titleFirst } from '../Table/model/rows/row.ts';
import { CardPicture } from './CardPicture.tsx';
import styles from './Gallery.module.css';

/** Cards on a page where the document says nothing of it. */
const usualSize = 12;

/** The rows of a page as cards with pictures. */
export function Gallery(widget: WidgetProps<GalleryProps, GalleryEvents>): ReactElement {
  const { id, props, bounds, emit, listens, parts, slot, hasSlot, read } = widget;
  const { formatMessage } = useIntl();
  const { calls } = useEngine();
  // The files are asked for with the rights of the node.
  const [desk] = useState(() => new FileDesk(read ? { ...calls, read } : calls));
  const { columns, broken } = useColumns(parts('fields'));
  const paging = usePaging({
    page: bounds['page'],
    size: bounds['size'],
    cursor: undefined,
    given: bounds['size']?.value == null ? { size: usualSize } : {},
    nextCursor: undefined,
    onMove: ({ page }) => emit('page', { page }),
  });
  const { rows: given, loading, error, total, rowKey = 'id' } = props;
  const picture = columns.find(({ field }) => field === props.picture);
  const [title, ...others] = titleFirst(
    columns.filter((column) => column !== picture),
    props.titleField,
  );
  const rows = rowsOf(given);
  if (error)
    return (
      <LoadTrouble
        error={error}
        retryText={formatMessage({ id: 'widget.Gallery.retry' })}
        onRetry={listens('retry') ? () => emit('retry', null) : undefined}
      />
    );
  const isEmpty = given && rows.length === 0 && !loading;
  return (
    <DeskContext value={desk}>
      {broken}
      {isEmpty ? (
        hasSlot('empty') ? (
          slot('empty')
        ) : (
          <p className={styles.note}>{formatMessage({ id: 'widget.Gallery.none' })}</p>
        )
      ) : (
        <ul id={id} className={styles.cards} aria-label={props.label} aria-busy={loading || !given || undefined}>
          {!given && (
            <li className={styles.bones}>
              <Spoken>{formatMessage({ id: 'widget.Gallery.loading' })}</Spoken>
            </li>
          )}
          {rows.map((row, index) => card(row, index))}
        </ul>
      )}
      {typeof total === 'number' && total > paging.size && (
        <Pager
          id={`${id}-pages`}
          label={formatMessage({ id: 'widget.Gallery.pages' }, { name: props.label })}
          page={paging.page}
          size={paging.size}
          total={total}
          count={rows.length}
          nextCursor={undefined}
          disabled={loading}
          onPage={paging.go}
          onSize={paging.resize}
        />
      )}
    </DeskContext>
  );

  function card(row: TableRow, index: number): ReactElement {
    const known = title ? nameOf(row, [title]) : '';
    const name = known === '' ? formatMessage({ id: 'widget.Gallery.unnamed' }) : known;
    const filled = others.filter((column) => hasValue(column, row));
    return (
      <li key={keyOf(row, rowKey, index)} className={styles.card}>
        {props.picture && picture && <CardPicture column={picture} row={row} name={name} />}
        <div className={styles.body}>
          {listens('rowClick') ? (
            <button type="button" className={styles.title} onClick={() => emit('rowClick', { row })}>
              {name}
            </button>
          ) : (
            <p className={styles.title}>{name}</p>
          )}
          {filled.length > 0 && (
            <dl className={styles.values}>
              {filled.map((column) => (
                <div key={column.key} className={styles.value}>
                  <dt>{column.header}</dt>
                  <dd>{cellOf(column, row, 0)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </li>
    );
  }
}

function hasValue(column: TableColumn, row: TableRow): boolean {
  const value = cellValue(column, row);
  return !(value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0));
}
