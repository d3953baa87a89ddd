import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import badge from '../Badge/Badge.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './news.module.css';
import type { RowNews } from './useChanges.ts';

const tones = { changed: 'info', gone: 'neutral', added: 'success' } as const;
const glyphs = { changed: 'refresh', gone: 'x', added: 'plus' } as const;

/** Says that others changed a row, that the list no longer has it, or that a group has it now. */
export function NewsName({ news }: { news: RowNews }): ReactElement {
  const { formatMessage } = useIntl();
  const texts: Record<RowNews, string> = {
    changed: formatMessage({ id: 'widget.Table.news.changed' }),
    gone: formatMessage({ id: 'widget.Table.news.gone' }),
    added: formatMessage({ id: 'widget.Table.news.added' }),
  };
  return (
    <span className={`${badge.badge} ${styles.name}`} data-tone={tones[news]}>
      <Glyph name={glyphs[news]} size={12} />
      <span className={badge.text}>{texts[news]}</span>
    </span>
  );
}
