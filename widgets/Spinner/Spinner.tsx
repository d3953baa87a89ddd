import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { SpinnerProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Spinner.module.css';

/** A turning ring with its words. */
export function Spinner({ id, props }: WidgetProps<SpinnerProps>): ReactElement {
  const { formatMessage } = useIntl();
  const label = props.label ?? formatMessage({ id: 'widget.Spinner.loading' });
  return (
    <div
      id={id}
      role="status"
      className={styles.spinner}
      data-size={props.size ?? 'md'}
      data-fill={props.fill ?? false}
    >
      <span className={styles.ring} aria-hidden="true" />
      {props.labelHidden ? <Spoken>{label}</Spoken> : <span className={styles.label}>{label}</span>}
    </div>
  );
}
