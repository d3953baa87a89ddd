import { type DragEvent, type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import type { MenuEntry } from '../prime/MenuEntries.tsx';
import styles from './Board.module.css';
import { Card } from './BoardCard.tsx';
import { type BoardCard, type BoardColumn, canMove, type CardFields, cardOf } from './board-column.ts';
import type { Moves } from './useMoves.ts';
import { type ColumnSource, useColumnCards } from './useColumnCards.ts';

interface PartProps {
  id: string;
  column: BoardColumn;
  columns: readonly BoardColumn[];
  fields: CardFields;
  source: ColumnSource;
  moves: Moves;
  /** Cards can be moved on this board. */
  isMovable: boolean;
  /** A card is dragged over the column. */
  isOver: boolean;
  /** `focused` is the id of what keeps the focus. */
  onMove: (card: BoardCard, from: BoardColumn, to: BoardColumn, focused: string) => void;
  onDrag: (card: BoardCard, from: BoardColumn) => void;
  drop: Record<'onDragOver' | 'onDrop', (event: DragEvent) => void>;
  onOpen: ((card: BoardCard) => void) | undefined;
}

/** One column: its name, how many cards it has, and the first of them. */
export function BoardPart(part: PartProps): ReactElement {
  const { id, column, columns, fields, source, moves, isMovable, isOver, onMove, onOpen } = part;
  const { formatMessage, formatNumber } = useIntl();
  const [isSeen, watch] = useSeen();
  const asked = { turn: moves.turn(column), moved: moves.last(column), onRead: () => moves.settle(column) };
  const found = useColumnCards(column, source, { ...asked, isSeen });
  const cards = useMemo(
    () => found.rows.map((row, index) => cardOf(row, index, source.rowKey, fields)),
    [found.rows, source.rowKey, fields],
  );
  const at = columns.indexOf(column);
  const idOf = (card: BoardCard): string => `${source.id}-card-${card.key}`;
  const shown = moves.shown(column, cards);
  const count = moves.count(column) ?? found.total;
  const isCut = found.more === undefined && count !== undefined && cards.length > 0 && count > shown.length;
  const targets = useMemo<readonly MenuEntry[]>(
    () =>
      columns.map((one) => ({
        id: `to ${one.key}`,
        label: one.label,
        role: 'menuitemradio',
        checked: one === column,
        disabled: one.isClosed && one !== column,
      })),
    [columns, column],
  );
  return (
    <li
      ref={watch}
      className={styles.column}
      aria-labelledby={`${id}-name`}
      data-over={isOver || undefined}
      {...part.drop}
    >
      <div className={styles.head}>
        {column.colour && (
          <span className={styles.spot} style={{ backgroundColor: column.colour }} aria-hidden="true" />
        )}
        <span id={`${id}-name`} className={styles.name}>
          {column.label}
        </span>
        {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
      </div>
      <ul className={styles.cards} aria-labelledby={`${id}-name`} aria-busy={found.isLoading || undefined}>
        {shown.map((card) => (
          <Card
            key={card.key}
            id={idOf(card)}
            card={card}
            fields={fields}
            isMoving={moves.isMoving(card)}
            targets={isMovable && canMove(card.row, fields) ? targets : undefined}
            onMove={(target) => {
              const to = columns.find(({ key }) => target === `to ${key}`);
              if (to && to !== column) onMove(card, column, to, `${idOf(card)}-move`);
            }}
            onStep={(step) => {
              const beside = columns.slice(...(step === 1 ? [at + 1] : [0, at])).filter(({ isClosed }) => !isClosed);
              const to = beside.at(step === 1 ? 0 : -1);
              if (to) onMove(card, column, to, idOf(card));
            }}
            onDrag={() => part.onDrag(card, column)}
            onOpen={onOpen && (() => onOpen(card))}
          />
        ))}
        {found.isLoading && cards.length === 0 && (
          <li className={styles.bones}>
            <Spoken>{formatMessage({ id: 'widget.Board.loading' })}</Spoken>
          </li>
        )}
        {found.error !== undefined && (
          <li>
            <LoadTrouble
              error={found.error}
              retryText={formatMessage({ id: 'widget.Board.retry' })}
              onRetry={found.retry}
            />
          </li>
        )}
        {shown.length === 0 && !found.isLoading && found.error === undefined && (
          <li className={styles.none}>{formatMessage({ id: 'widget.Board.none' })}</li>
        )}
        {found.more && (
          <li>
            <button
              type="button"
              className={styles.more}
              aria-label={formatMessage({ id: 'widget.Board.moreOf' }, { column: column.label })}
              onClick={found.more}
            >
              {formatMessage({ id: 'widget.Board.more' })}
            </button>
          </li>
        )}
        {isCut && !found.isLoading && moves.isSettled && (
          <li className={styles.none}>
            {formatMessage({ id: 'widget.Board.cut' }, { shown: shown.length, total: count })}
          </li>
        )}
      </ul>
    </li>
  );
}

/** Whether an element has been in sight, or nearly; hand the function to its `ref`. */
function useSeen(): [boolean, (element: HTMLElement | null) => void] {
  const [isSeen, setSeen] = useState(false);
  const [element, watch] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return [isSeen, useCallback((now: HTMLElement | null) => watch(now), [])];
}
