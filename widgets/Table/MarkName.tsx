import type { ReactElement } from 'react';
import badge from '../Badge/Badge.module.css';
import type { TableMark } from './mark.ts';
import styles from './marks.module.css';

/** Says what the colour of a row means. */
export function MarkName({ mark }: { mark: TableMark }): ReactElement {
  return (
    <span className={`${badge.badge} ${styles.name}`} data-tone={mark.tone}>
      <span className={badge.text}>{mark.name}</span>
    </span>
  );
}
