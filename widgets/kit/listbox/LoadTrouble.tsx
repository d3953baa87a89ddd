import type { ReactElement } from 'react';
import styles from './choices.module.css';

interface LoadTroubleProps {
  /** Why there is nothing to choose from. */
  error: string;
  retryText: string;
  /** Absent: no listener would answer. */
  onRetry: (() => void) | undefined;
}

/** Said below a field whose entries could not be loaded, with a way to try again. */
export function LoadTrouble({ error, retryText, onRetry }: LoadTroubleProps): ReactElement {
  return (
    <div className={styles.trouble} role="alert">
      <span>{error}</span>
      {onRetry && (
        <button type="button" className={styles.again} onClick={onRetry}>
          {retryText}
        </button>
      )}
    </div>
  );
}
