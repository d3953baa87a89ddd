import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from './EmptyNotice.module.css';

/** Shown when a document's root node is hidden: a page is never blank. */
export function EmptyNotice(): ReactElement {
  const { formatMessage } = useIntl();
  return <p className={styles.notice}>{formatMessage({ id: 'engine.empty' })}</p>;
}
