import type { IntlShape } from 'react-intl';
import type { HostQuestion } from '#engine/runtime';
import type { PasteLeft } from './paste-left.ts';

/** Asks whether the rest of a block is to be pasted, and names what would be left out. */
export function leftQuestion(
  { lines, beside, closed }: PasteLeft,
  changed: number,
  { locale, formatMessage }: Pick<IntlShape, 'locale' | 'formatMessage'>,
): HostQuestion {
  const sentences = [
    lines.length > 0 && formatMessage({ id: 'widget.Table.leftLines' }, { count: lines.length }),
    ...[...closed].map(([column, count]) => formatMessage({ id: 'widget.Table.leftClosed' }, { column, count })),
    beside > 0 && formatMessage({ id: 'widget.Table.leftBeside' }, { count: beside }),
    formatMessage({ id: 'widget.Table.leftChanged' }, { count: changed }),
  ];
  return {
    title: formatMessage({ id: 'widget.Table.leftTitle' }),
    // No space follows a full stop in Chinese.
    text: sentences.filter(Boolean).join(locale.startsWith('zh') ? '' : ' '),
    ...(lines.length > 0 && { names: lines }),
    ok: formatMessage({ id: 'widget.Table.leftYes' }),
  };
}
