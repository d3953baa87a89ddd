import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import badge from '../../Badge/Badge.module.css';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import marks from './marks.module.css';
import newsStyles from './news.module.css';
import type { TableMark } from '../model/rows/mark.ts';
import type { RowNews } from '../model/rows/useChanges.ts';

/** What a row says beside its values: its mark, and what others did to it. */
export function RowNames({ mark, news }: { mark: TableMark | undefined; news: RowNews | undefined }): ReactElement {
  return (
    <>
      {mark && <MarkName mark={mark} />}
      {news && <NewsName news={news} />}
    </>
  );
}

/** Says what the colour of a row means. */
function MarkName({ mark }: { mark: TableMark }): ReactElement {
  return (
    <span className={`${badge.badge} ${marks.name}`} data-tone={mark.tone}>
      <span className={badge.text}>{mark.name}</span>
    </span>
  );
}

const tones = { changed: 'info', gone: 'neutral', added: 'success' } as const;
const glyphs = { changed: 'refresh', gone: 'x', added: 'plus' } as const;

/** Says that others changed a row, that the list no longer has it, or that a group has it now. */
function NewsName({ news }: { news: RowNews }): ReactElement {
  const { formatMessage } = useIntl();
  const texts: Record<RowNews, string> = {
    changed: formatMessage({ id: 'widget.Table.news.changed' }),
    gone: formatMessage({ id: 'widget.Table.news.gone' }),
    added: formatMessage({ id: 'widget.Table.news.added' }),
  };
  return (
    <span className={`${badge.badge} ${newsStyles.name}`} data-tone={tones[news]}>
      <Glyph name={glyphs[news]} size={12} />
      <span className={badge.text}>{texts[news]}</span>
    </span>
  );
}
