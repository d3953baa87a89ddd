import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import type { TableProps } from '../../generated/types.ts';
import { useFunctionText } from '../../kit/total/useFunctionText.ts';
import type { TableColumn } from './columns/column.ts';

type MeasureFunction = Schemas['AggregateFunction'];

/** What is computed of all rows in one column. */
export interface TotalText {
  key: string;
  /** The column's field; undefined where it has none in the table. */
  field: string | undefined;
  /** The name of the function alone. */
  made: string;
  /** With the name of its column. */
  label: string;
  text: string;
}

interface TotalWords {
  /** What a function is called. */
  made: (made: MeasureFunction) => string;
  /** With the name of the column. */
  of: (made: string, name: string) => string;
}

/** The totals of a table in words, in the order in which they were chosen. */
export function totalTexts(
  { totals, totalTexts: texts }: Pick<TableProps, 'totals' | 'totalTexts'>,
  columns: readonly Pick<TableColumn, 'field' | 'header'>[],
  words: TotalWords,
): TotalText[] {
  return (totals ?? []).map(({ key, function: name, field }) => {
    // Safe: the schema names the same functions.
    const made = words.made(name as MeasureFunction);
    const header = columns.find((column) => column.field === field)?.header ?? field ?? '';
    const text = texts?.[key];
    return { key, field, made, label: words.of(made, header), text: typeof text === 'string' ? text : '–' };
  });
}

/** What was computed of the rows, in the reader's words. */
export function useTotals(props: TableProps, columns: readonly TableColumn[]): readonly TotalText[] {
  const { formatMessage } = useIntl();
  const made = useFunctionText();
  const of = (name: string, header: string) =>
    formatMessage({ id: 'widget.Table.total.of' }, { made: name, name: header });
  return totalTexts(props, columns, { made, of });
}
