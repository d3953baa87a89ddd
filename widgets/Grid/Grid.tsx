import type { CSSProperties, ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { GridProps } from '../generated/types.ts';
import styles from './Grid.module.css';

/** Equal columns; a narrow box gets fewer of them. */
export function Grid({ id, props, slot }: WidgetProps<GridProps>): ReactElement {
  // Safe: custom properties are valid styles, which the type does not know.
  const sizes = { '--columns': props.columns ?? 3, '--least': `${props.minWidth ?? 240}px` } as CSSProperties;
  return (
    <div
      id={id}
      className={styles.grid}
      data-gap={props.gap ?? 'md'}
      data-align={props.align ?? 'stretch'}
      style={sizes}
    >
      {slot('default')}
    </div>
  );
}
