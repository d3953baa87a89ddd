import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { DividerProps } from '../generated/types.ts';
import styles from './Divider.module.css';

/** A line between groups. */
export function Divider({ id, props }: WidgetProps<DividerProps>): ReactElement {
  if (props.label) {
    return (
      <div id={id} className={styles.labelled}>
        <span>{props.label}</span>
      </div>
    );
  }
  return (
    <hr
      id={id}
      className={styles.line}
      aria-orientation={props.direction}
      data-direction={props.direction ?? 'horizontal'}
    />
  );
}
