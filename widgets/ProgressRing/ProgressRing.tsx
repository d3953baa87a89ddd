import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { ProgressRingProps } from '../generated/types.ts';
import styles from './ProgressRing.module.css';

/** Below this width, in pixels, there is no room for words inside the ring. */
const roomForWords = 56;

/** A ring with the share that is done; it turns while the share is unknown. */
export function ProgressRing({ id, props }: WidgetProps<ProgressRingProps>): ReactElement {
  const intl = useIntl();
  const { max = 100, size = 96 } = props;
  const value = typeof props.value === 'number' ? Math.min(max, Math.max(0, props.value)) : undefined;
  const percent = value === undefined ? undefined : intl.formatNumber(value / max, { style: 'percent' });
  const width = Math.max(3, Math.round(size / 12));
  const radius = (size - width) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width, pathLength: 100 };
  return (
    <div className={styles.ring}>
      <div
        id={id}
        role="progressbar"
        aria-label={props.label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={percent}
        className={styles.box}
        data-tone={props.tone ?? 'accent'}
        data-open={value === undefined}
      >
        <svg width={size} height={size} aria-hidden="true">
          <circle {...circle} className={styles.track} />
          <circle
            {...circle}
            className={styles.done}
            strokeDasharray={`${value === undefined ? 25 : (value / max) * 100} 100`}
          />
        </svg>
        {size >= roomForWords && (
          <span className={styles.words} aria-hidden="true">
            {percent && <b className={styles.share}>{percent}</b>}
            {props.hint && <span className={styles.hint}>{props.hint}</span>}
          </span>
        )}
      </div>
      {!props.labelHidden && (
        <span className={styles.label} aria-hidden="true">
          {props.label}
        </span>
      )}
    </div>
  );
}
