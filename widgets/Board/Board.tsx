import { type DragEvent, type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { BoardEvents, BoardProps } from '../generated/types.ts';
import { keyAlongText } from '../kit/direction/direction.ts';
import { isComposing } from '../kit/keys/is-composing.ts';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { useColumns } from '../Table/model/columns/useColumns.ts';
import { rowsOf } from '../Table/model/rows/row.ts';
import styles from './Board.module.css';
import { BoardPart } from './BoardPart.tsx';
import { type BoardCard, type BoardColumn, boardColumns, byColumn, cardFields } from './board-column.ts';
import { nextCard, useFollowedFocus } from './card-focus.ts';
import { useMoves } from './useMoves.ts';

interface Dragged {
  card: BoardCard;
  from: BoardColumn;
}

/**
 * Cards in columns by one of their values. A card that was moved is shown in its new column at once, and is where its list has it when the
 * actions of the document are done: what was refused goes back by itself.
 */
export function Board(widget: WidgetProps<BoardProps, BoardEvents>): ReactElement {
  const { id, props, emit, listens, busy, parts, read } = widget;
  const { formatMessage } = useIntl();
  const notSet = formatMessage({ id: 'widget.Board.notSet' });
  const { columns: made, broken } = useColumns(parts('fields'));
  const columns = useMemo(() => boardColumns(props.columns, notSet), [props.columns, notSet]);
  const { by, titleField, rows, rowKey = 'id', cards: list, counted } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the props these two alone say which fields a card has.
  const fields = useMemo(() => cardFields(made, props), [made, by, titleField]); // oxlint-disable-line react-hooks/exhaustive-deps
  const known = useMemo(() => (rows ? byColumn(rowsOf(rows), fields) : undefined), [rows, fields]);
  const moves = useMoves(busy);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<Dragged>();
  const [over, setOver] = useState<string>();
  const follow = useFollowedFocus(moves.isSettled);
  const isMovable = listens('move');

  function move(card: BoardCard, from: BoardColumn, to: BoardColumn, focused?: string): void {
    moves.start(card, from, to);
    if (focused !== undefined) follow(focused);
    setSaid(formatMessage({ id: 'widget.Board.moved' }, { name: card.name, column: to.label }));
    emit('move', { row: card.row, from: from.value, to: to.value });
  }
  const canDrop = (column: BoardColumn): boolean =>
    dragged !== undefined && column !== dragged.from && !column.isClosed;

  if (props.error)
    return (
      <LoadTrouble
        error={props.error}
        retryText={formatMessage({ id: 'widget.Board.retry' })}
        onRetry={listens('retry') ? () => emit('retry', null) : undefined}
      />
    );
  const source = { id, list, known, counted, rowKey, read };
  return (
    <div id={id} className={styles.board}>
      {broken}
      <ul
        className={styles.columns}
        aria-label={props.label}
        aria-describedby={`${id}-help`}
        aria-busy={props.loading || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys.
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        style={{ '--board-height': `${props.height ?? 560}px` } as object}
        {...{ onKeyDown: keys, onDragEnd: endDrag }}
      >
        {columns.length === 0 && props.loading && (
          <li className={styles.bones}>
            <Spoken>{formatMessage({ id: 'widget.Board.loading' })}</Spoken>
          </li>
        )}
        {columns.map((column, index) => (
          <BoardPart
            key={column.key}
            id={`${id}-column-${index}`}
            column={column}
            columns={columns}
            fields={fields}
            source={source}
            moves={moves}
            isMovable={isMovable}
            isOver={over === column.key}
            onMove={move}
            onDrag={(card, from) => setDragged({ card, from })}
            drop={dropOn(column)}
            onOpen={listens('rowClick') ? ({ row }) => emit('rowClick', { row }) : undefined}
          />
        ))}
      </ul>
      <span id={`${id}-help`} hidden>
        {formatMessage({ id: 'widget.Board.help' })}
      </span>
      <Spoken live>{said}</Spoken>
    </div>
  );

  function dropOn(column: BoardColumn) {
    return {
      onDragOver(event: DragEvent) {
        // Only what prevents the default takes a drop.
        if (canDrop(column)) event.preventDefault();
        const next = canDrop(column) ? column.key : undefined;
        if (next !== over) setOver(next);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (dragged && canDrop(column)) move(dragged.card, dragged.from, column);
        endDrag();
      },
    };
  }

  function endDrag(): void {
    setDragged(undefined);
    setOver(undefined);
  }

  /** Arrow keys go from card to card. */
  function keys(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget, altKey } = event;
    if (isComposing(event) || altKey || !(target instanceof HTMLElement)) return;
    const next = nextCard(currentTarget, target, keyAlongText({ key: event.key, currentTarget }));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}
