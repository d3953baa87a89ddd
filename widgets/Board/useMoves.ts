import { useEffect, useState } from 'react';
import type { BoardCard, BoardColumn } from './board-column.ts';

/** A card that is shown in another column than its list has it in. */
interface Move {
  card: BoardCard;
  from: BoardColumn;
  to: BoardColumn;
  /** The actions of the document are done: the card stays until these columns were read again. */
  waits: readonly string[] | undefined;
}

export interface Moves {
  isMoving: (card: BoardCard) => boolean;
  /** The cards of a column as they are shown, those that were moved into it first. */
  shown: (column: BoardColumn, cards: readonly BoardCard[]) => readonly BoardCard[];
  /** How many cards a column has, with those that were moved since they were counted. */
  count: (column: BoardColumn) => number | undefined;
  start: (card: BoardCard, from: BoardColumn, to: BoardColumn) => void;
  /** How often a column is to be read again because of a card that was moved. */
  turn: (column: BoardColumn) => number;
  /** The last card that was moved into a column. */
  last: (column: BoardColumn) => BoardCard['key'] | undefined;
  /** A column shows what its list has. */
  settle: (column: BoardColumn) => void;
  isSettled: boolean;
}

/** Milliseconds after which actions that never ran are done as well. */
const patience = 60;

/** Cards that were moved: at once where the person wants them, and where the list has them once the actions are done. */
export function useMoves(isBusy: boolean): Moves {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  const [last, setLast] = useState<Readonly<Record<string, BoardCard['key']>>>({});
  const isWaiting = !isBusy && moves.some(({ waits }) => waits === undefined);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      const ended = moves.filter(({ waits }) => waits === undefined);
      const read = ended.flatMap(({ from, to }) => [from.key, to.key]);
      setMoves(moves.map((one) => (one.waits ? one : { ...one, waits: [one.from.key, one.to.key] })));
      setTurns((now) => ({ ...now, ...Object.fromEntries(read.map((key) => [key, (now[key] ?? 0) + 1])) }));
    }, patience);
    return () => clearTimeout(timer);
  }, [isWaiting, moves]);
  const isOf = (card: BoardCard) => (one: Move) => one.card.key === card.key;
  return {
    isMoving: (card) => moves.some(isOf(card)),
    shown(column, cards) {
      const into = moves.filter(({ to }) => to.key === column.key).map(({ card }) => card);
      return [...into, ...cards.filter((card) => !moves.some(isOf(card)))];
    },
    count({ key, count }) {
      if (count === undefined) return undefined;
      const sum = (one: Move): number => {
        if (one.to.key === key && one.to.count === count) return 1;
        return one.from.key === key && one.from.count === count ? -1 : 0;
      };
      return moves.reduce((all, one) => all + sum(one), count);
    },
    start(card, from, to) {
      setMoves((now) => [...now, { card, from, to, waits: undefined }]);
      setLast((now) => ({ ...now, [to.key]: card.key }));
    },
    turn: ({ key }) => turns[key] ?? 0,
    last: ({ key }) => last[key],
    settle({ key }) {
      setMoves((now) => {
        if (!now.some(({ waits }) => waits?.includes(key))) return now;
        const next = now.map((one) =>
          one.waits ? { ...one, waits: one.waits.filter((other) => other !== key) } : one,
        );
        return next.filter(({ waits }) => waits === undefined || waits.length > 0);
      });
    },
    isSettled: moves.length === 0,
  };
}
