import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { SplitProps } from '../generated/types.ts';
import styles from './Split.module.css';

/** Two parts side by side. The order in the document is main, then aside, whatever their positions. */
export function Split({ id, props, slot, hasSlot }: WidgetProps<SplitProps>): ReactElement {
  const side = props.side ?? 'left';
  return (
    <div
      id={id}
      className={styles.split}
      data-side={side}
      data-ratio={props.ratio ?? '1:1'}
      data-gap={props.gap ?? 'lg'}
      data-align={props.align ?? 'stretch'}
      data-fill={props.fill ?? false}
      data-narrow={props.narrow ?? 'stack'}
      data-sticky={props.stickyAside ?? false}
    >
      <div className={styles.main}>{slot('main')}</div>
      {side !== 'center' && hasSlot('aside') && <div className={styles.aside}>{slot('aside')}</div>}
    </div>
  );
}
