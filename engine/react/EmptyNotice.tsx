import type { ReactElement } from 'react';
import styles from './EmptyNotice.module.css';
import { useText } from './useText.ts';

/** Shown when a document's root node is hidden: a page is never blank. */
export function EmptyNotice(): ReactElement {
  const text = useText();
  return <p className={styles.notice}>{text('engine.empty')}</p>;
}
