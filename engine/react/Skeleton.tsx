import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from './PageSkeleton.module.css';

/** A placeholder for what is still on its way; it appears slowly, so that a short wait shows nothing. */
export function Skeleton(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <output className={styles.skeleton} aria-label={formatMessage({ id: 'engine.loading' })}>
      <span />
      <span />
      <span />
    </output>
  );
}
