import { useIntl } from 'react-intl';
import type { TableProps } from '../generated/types.ts';
import { useFunctionText } from '../kit/total/useFunctionText.ts';
import type { TableColumn } from './column.ts';
import { totalTexts, type TotalText } from './totals.ts';

/** What was computed of the rows, in the reader's words. */
export function useTotals(props: TableProps, columns: readonly TableColumn[]): readonly TotalText[] {
  const { formatMessage } = useIntl();
  const made = useFunctionText();
  const of = (name: string, header: string) =>
    formatMessage({ id: 'widget.Table.total.of' }, { made: name, name: header });
  return totalTexts(props, columns, { made, of });
}
