import type { DragEvent, KeyboardEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { keyAlongText } from '../kit/direction/direction.ts';
import { isComposing } from '../kit/keys/is-composing.ts';
import { MoreMenu } from '../kit/menu/MoreMenu.tsx';
import type { MenuEntry } from '../prime/MenuEntries.tsx';
import { cellOf } from '../Table/cells/cell.tsx';
import { cellValue } from '../Table/model/rows/row.ts';
import styles from './Board.module.css';
import type { BoardCard, CardFields } from './board-column.ts';

interface CardProps {
  /** Of the button that opens the card. */
  id: string;
  card: BoardCard;
  fields: CardFields;
  /** It is on its way to this column. */
  isMoving: boolean;
  /** Where it can be moved to; undefined for a card that is not moved. */
  targets: readonly MenuEntry[] | undefined;
  onMove: (target: string) => void;
  /** Moves it to the column before or after. */
  onStep: (step: -1 | 1) => void;
  onDrag: () => void;
  /** Absent: it does not open. */
  onOpen: (() => void) | undefined;
}

/** One card: what people know it by, its other values, and a menu of the columns that it can be moved to. */
export function Card(given: CardProps): ReactElement {
  const { id, card, fields, isMoving, targets, onMove, onStep, onDrag, onOpen } = given;
  const { formatMessage } = useIntl();
  const { row } = card;
  const [, ...others] = fields.shown;
  const name = card.name === '' ? formatMessage({ id: 'widget.Board.unnamed' }) : card.name;
  const filled = others.filter((column) => !isEmpty(cellValue(column, row)));
  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = event.altKey && !isComposing(event) ? steps[keyAlongText(event)] : undefined;
      if (step === undefined || !targets || isMoving) return;
      event.preventDefault();
      onStep(step);
    },
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      onDrag();
    },
  };
  return (
    <li
      className={styles.card}
      data-moving={isMoving || undefined}
      aria-busy={isMoving || undefined}
      draggable={(targets && !isMoving) || undefined}
      {...handlers}
    >
      <div className={styles.top}>
        {onOpen ? (
          <button type="button" id={id} className={styles.title} data-card onClick={onOpen}>
            {name}
          </button>
        ) : (
          <p className={styles.title}>{name}</p>
        )}
        {targets && !isMoving && (
          <MoreMenu
            id={`${id}-move`}
            className={styles.menu}
            label={formatMessage({ id: 'widget.Board.move' }, { name })}
            entries={targets}
            onSelect={onMove}
          />
        )}
      </div>
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
    </li>
  );
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
