import type { ReactElement, ReactNode } from 'react';
import styles from './Spoken.module.css';

/** Words for screen readers only. */
export function Spoken({ children, live }: { children: ReactNode; live?: boolean }): ReactElement {
  return (
    <span className={styles.spoken} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
