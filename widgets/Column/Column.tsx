import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { ColumnProps } from '../generated/types.ts';
import { cellContent } from './CellContent.tsx';
import { cellWriter } from './cell-writer.ts';
import styles from './Column.module.css';

/** A column outside of a table, which renders its columns by itself: the header, and the value below it. */
export function Column({ id, props, slot, hasSlot }: WidgetProps<ColumnProps>): ReactElement {
  const intl = useIntl();
  const { kind = 'text', options, format, currency, digits, value } = props;
  const write = useMemo(
    () => cellWriter({ kind, options, format, currency, digits }, intl),
    [kind, options, format, currency, digits, intl],
  );
  return (
    <div id={id} className={styles.column}>
      <span className={styles.header}>{props.header}</span>
      <div className={styles.value}>
        {hasSlot('cell')
          ? slot('cell', { value: value ?? null })
          : cellContent({ kind, value, write, options, href: props.href, src: props.src, alt: props.alt })}
      </div>
    </div>
  );
}
