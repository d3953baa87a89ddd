import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { BadgeProps } from '../generated/types.ts';
import styles from './Badge.module.css';

/** A word for a state; the colour repeats what the word says, and never replaces it. */
export function Badge({ id, props }: WidgetProps<BadgeProps>): ReactElement {
  return (
    <span id={id} className={styles.badge} data-tone={props.tone ?? 'neutral'} data-dot={props.dot ?? false}>
      <span className={styles.text}>{props.text}</span>
    </span>
  );
}
