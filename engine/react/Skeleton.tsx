import type { ReactElement } from 'react';
import styles from './PageSkeleton.module.css';
import { useText } from './useText.ts';

/** Holds the place of what is still on its way; it appears slowly, so that a short wait shows nothing. */
export function Skeleton(): ReactElement {
  const text = useText();
  return (
    <output className={styles.skeleton} aria-label={text('engine.loading')}>
      <span />
      <span />
      <span />
    </output>
  );
}
