import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { ProgressProps } from '../generated/types.ts';
import styles from './Progress.module.css';

/** A bar with its words and the share that is done. */
export function Progress({ id, props }: WidgetProps<ProgressProps>): ReactElement {
  const intl = useIntl();
  const max = props.max ?? 100;
  const value = typeof props.value === 'number' ? Math.min(max, Math.max(0, props.value)) : undefined;
  return (
    <div className={styles.progress} data-tone={props.tone ?? 'accent'}>
      <div className={styles.words}>
        <span id={`${id}-label`}>{props.label}</span>
        {value !== undefined && (
          <span className={styles.share} aria-hidden="true">
            {intl.formatNumber(value / max, { style: 'percent' })}
          </span>
        )}
      </div>
      <progress id={id} aria-labelledby={`${id}-label`} className={styles.bar} max={max} value={value} />
    </div>
  );
}
