import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import badge from '../Badge/Badge.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './news.module.css';
import type { RowNews } from './useChanges.ts';

/** Says that others changed a row, or that the list no longer has it. */
export function NewsName({ news }: { news: RowNews }): ReactElement {
  const { formatMessage } = useIntl();
  const isGone = news === 'gone';
  const text = isGone
    ? formatMessage({ id: 'widget.Table.news.gone' })
    : formatMessage({ id: 'widget.Table.news.changed' });
  return (
    <span className={`${badge.badge} ${styles.name}`} data-tone={isGone ? 'neutral' : 'info'}>
      <Glyph name={isGone ? 'x' : 'refresh'} size={12} />
      <span className={badge.text}>{text}</span>
    </span>
  );
}
