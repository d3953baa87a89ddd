import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { SkeletonProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Skeleton.module.css';

/** Grey shapes; screen readers hear once that something is loading. */
export function Skeleton({ id, props }: WidgetProps<SkeletonProps>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div id={id} className={styles.skeleton} role="status" data-shape={props.shape ?? 'text'}>
      <Spoken>{formatMessage({ id: 'widget.Skeleton.loading' })}</Spoken>
      {Array.from({ length: props.count ?? 3 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal shapes in a row.
        <span key={at} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}
