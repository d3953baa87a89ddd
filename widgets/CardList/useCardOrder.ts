import { isComposing } from '../kit/keys/is-composing.ts';
import { type DragEvent, type KeyboardEvent, useState } from 'react';

interface CardOrder {
  /** Of the list. */
  handlers: Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void> & {
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** The card that is dragged over, and on which side of it the dragged one would go. */
  over: { at: number; side: 'before' | 'after' } | undefined;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Cards moved by the pointer, and with Alt and the arrow keys. `onMove` gets the position that the card has afterwards. */
export function useCardOrder(canMove: (at: number) => boolean, onMove: (from: number, to: number) => void): CardOrder {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<CardOrder['over']>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    over,
    handlers: {
      onDragStart(event) {
        const at = cardOf(event);
        if (at === undefined || !canMove(at)) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(at));
        setDragged(at);
      },
      onDragOver(event) {
        const next = dragged === undefined ? undefined : sideOf(event);
        // Only what prevents the default takes a drop.
        if (next) event.preventDefault();
        if (next?.at !== over?.at || next?.side !== over?.side) setOver(next);
      },
      onDrop(event) {
        event.preventDefault();
        const next = sideOf(event);
        if (dragged !== undefined && next) {
          const gap = next.side === 'after' ? next.at + 1 : next.at;
          const to = gap > dragged ? gap - 1 : gap;
          if (to !== dragged) onMove(dragged, to);
        }
        end();
      },
      onDragEnd: end,
      onKeyDown(event) {
        if (isComposing(event)) return;
        const step = event.altKey ? steps[event.key] : undefined;
        const at = cardOf(event);
        if (!step || at === undefined) return;
        event.preventDefault();
        if (canMove(at)) onMove(at, at + step);
      },
    },
  };
}

function elementOf({ target }: Pick<Event, 'target'>): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
}

function cardOf(event: Pick<Event, 'target'>): number | undefined {
  const card = elementOf(event);
  return card ? Number(card.dataset['card']) : undefined;
}

function sideOf(event: DragEvent): CardOrder['over'] {
  const card = elementOf(event);
  if (!card) return undefined;
  const { left, width } = card.getBoundingClientRect();
  return { at: Number(card.dataset['card']), side: event.clientX < left + width / 2 ? 'before' : 'after' };
}
