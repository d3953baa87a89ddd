import { useIntl } from 'react-intl';
import type { ComparisonName } from '../kit/filter/comparisons.ts';

/** Comparisons with the reader of records, in the words of somebody who is not that reader. */
export function useViewerTexts(): Partial<Record<ComparisonName, string>> {
  const { formatMessage } = useIntl();
  return {
    isMe: formatMessage({ id: 'widget.FilterText.isMe' }),
    isNotMe: formatMessage({ id: 'widget.FilterText.isNotMe' }),
    includesMe: formatMessage({ id: 'widget.FilterText.includesMe' }),
    includesNotMe: formatMessage({ id: 'widget.FilterText.includesNotMe' }),
    isOfMine: formatMessage({ id: 'widget.FilterText.isOfMine' }),
    includesMine: formatMessage({ id: 'widget.FilterText.includesMine' }),
    includesMineBelow: formatMessage({ id: 'widget.FilterText.includesMineBelow' }),
    isMine: formatMessage({ id: 'widget.FilterText.isMine' }),
    isMineBelow: formatMessage({ id: 'widget.FilterText.isMineBelow' }),
  };
}
