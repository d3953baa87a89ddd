/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the box that scrolls has to be reached by keyboard. */
import { isComposing } from '../kit/keys/is-composing.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, useEffect, useRef } from 'react';
import type { WidgetProps } from '#engine';
import type { ListEvents, ListProps } from '../generated/types.ts';
import styles from './List.module.css';

interface ListRowsProps {
  widget: WidgetProps<ListProps, ListEvents>;
  items: readonly unknown[];
}

/** All of the rows, or in a box of a given height those in sight. */
export function ListRows({ widget, items }: ListRowsProps): ReactElement {
  return widget.props.height === undefined ? (
    <AllRows widget={widget} items={items} />
  ) : (
    <WindowedRows widget={widget} items={items} height={widget.props.height} />
  );
}

function AllRows({ widget, items }: ListRowsProps): ReactElement {
  const { props, slot } = widget;
  const isOrdered = props.ordered ?? false;
  const Rows = isOrdered ? 'ol' : 'ul';
  return (
    <Rows className={styles.rows} aria-label={props.label} aria-busy={props.loading || undefined}>
      {items.map((item, index) => (
        <li key={keyOf(item, props.itemKey, index)} className={styles.row}>
          {isOrdered && <span className={styles.number}>{index + 1}</span>}
          <div className={styles.content}>{slot('item', { item, index })}</div>
        </li>
      ))}
    </Rows>
  );
}

/** A row before it was measured, in px. */
const likely = 56;

function WindowedRows({ widget, items, height }: ListRowsProps & { height: number }): ReactElement {
  const { props, slot } = widget;
  const scroll = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this file.
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => likely,
    getItemKey: (index) => keyOf(items[index], props.itemKey, index),
    initialRect: { width: 0, height },
    overscan: 6,
  });
  const last = items.length - 1;
  useEffect(() => {
    const box = scroll.current;
    // The browser's own way there stops half way, when rows that it passes turn out to be of another height.
    const jump = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.target !== box || (event.key !== 'End' && event.key !== 'Home')) return;
      event.preventDefault();
      virtualizer.scrollToIndex(event.key === 'End' ? last : 0);
    };
    box?.addEventListener('keydown', jump);
    return () => box?.removeEventListener('keydown', jump);
  }, [virtualizer, last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls, so the keyboard has to reach it, whatever is in the rows.
    <section ref={scroll} className={styles.window} style={{ maxHeight: height }} aria-label={props.label} tabIndex={0}>
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }} aria-label={props.label}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {props.ordered && <span className={styles.number}>{index + 1}</span>}
            <div className={styles.content}>{slot('item', { item: items[index], index })}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The key of an item: its own where it has one, else its index. */
function keyOf(item: unknown, field: string | undefined, index: number): string | number {
  if (typeof item !== 'object' || item === null) return index;
  const value: unknown = Reflect.get(item, field ?? 'id');
  return typeof value === 'string' || typeof value === 'number' ? value : index;
}
