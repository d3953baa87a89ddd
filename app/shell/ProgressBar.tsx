import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useValue, type Value } from '../value.ts';
import styles from './ProgressBar.module.css';

/** A thin line at the top while the next page is on its way; nothing for the first 200 ms. */
export function ProgressBar({ isLoading }: { isLoading: Value<boolean> }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (!useValue(isLoading)) return null;
  return <div className={styles.bar} role="progressbar" aria-label={formatMessage({ id: 'app.loading' })} />;
}
