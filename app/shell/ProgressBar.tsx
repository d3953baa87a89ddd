import { useIntl } from 'react-intl';
import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ScreenState } from '../router/screens.ts';
import styles from './ProgressBar.module.css';

/** A thin line at the top while the next page loads; nothing for the first 200 ms. */
export function ProgressBar({ state }: { state: ScreenState }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (!useSnapshot(state, { sync: true }).isLoading) return null;
  return <div className={styles.bar} role="progressbar" aria-label={formatMessage({ id: 'app.loading' })} />;
}
