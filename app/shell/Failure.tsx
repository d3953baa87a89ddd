import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from './Failure.module.css';
import { ShellButton } from './kit/ShellButton.tsx';

/** Instead of a page, when not even the first one could be fetched. */
export function Failure({ error, retry }: { error: unknown; retry: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const message =
    error instanceof Error && 'code' in error && error.message
      ? error.message
      : formatMessage({ id: 'app.failure.text' });
  return (
    <main className={styles.failure} role="alert">
      <h1 className={styles.title}>{formatMessage({ id: 'app.failure.title' })}</h1>
      <p className={styles.text}>{message}</p>
      <ShellButton
        id="app-retry"
        variant="primary"
        label={formatMessage({ id: 'app.failure.retry' })}
        onPress={retry}
      />
    </main>
  );
}
