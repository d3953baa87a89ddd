import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { cellWriter } from '../Column/cell-writer.ts';
import type { ChartProps } from '../generated/types.ts';
import { rowsOf } from '../Table/model/rows/row.ts';
import { type ChartData, chartData } from './chart-data.ts';

interface WrittenData {
  data: ChartData;
  /** A figure in words. */
  write: (value: number) => string;
  /** A number that is a category in words. */
  writeX: (value: number) => string;
}

/** The figures of a chart's rows, and how they are written in the reader's language. */
export function useChartData(props: ChartProps): WrittenData {
  const { rows, kind, category, categoryKind, series, splitBy, format, currency, digits } = props;
  const intl = useIntl();
  const write = useMemo(
    () => cellWriter({ kind: 'number', format, currency, digits }, intl),
    [format, currency, digits, intl],
  );
  const writeX = useMemo(() => cellWriter({ kind: categoryKind ?? 'text' }, intl), [categoryKind, intl]);
  const data = useMemo(
    () => chartData(rowsOf(rows), { kind, category, series, splitBy }, writeX),
    [rows, kind, category, series, splitBy, writeX],
  );
  return { data, write, writeX };
}
