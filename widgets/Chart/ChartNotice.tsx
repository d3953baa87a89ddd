import type { ReactElement } from 'react';
import styles from './Chart.module.css';

interface ChartNoticeProps {
  words: string;
  /** In px. */
  height: number;
  /** With an error: the label of the retry button; absent where no listener would answer. */
  retry?: { label: string; onPress: () => void } | undefined;
  isError?: boolean;
}

/** Said where the chart would be. */
export function ChartNotice({ words, height, retry, isError }: ChartNoticeProps): ReactElement {
  return (
    <div className={styles.notice} style={{ minHeight: height }} role={isError ? 'alert' : 'status'}>
      <p>{words}</p>
      {retry && (
        <button type="button" className={styles.again} onClick={retry.onPress}>
          {retry.label}
        </button>
      )}
    </div>
  );
}
