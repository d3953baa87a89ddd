import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { TotalText } from './totals.ts';
import styles from './totals.module.css';

/** Totals where they have no column to stand in: below groups and cards, and of columns that are not shown. */
export function TotalsBar({ totals }: { totals: readonly TotalText[] }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (totals.length === 0) return null;
  return (
    <dl className={styles.bar} aria-label={formatMessage({ id: 'widget.Table.totals' })}>
      {totals.map(({ key, label, text }) => (
        <div key={key} className={styles.total}>
          <dt className={styles.made}>{label}</dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
