import type { ChartProps } from '../generated/types.ts';
import type { ChartData, ChartPoint, ChartSeries } from './chart-data.ts';
import type { ChartColours } from './palette.ts';

/** All that decides how a chart looks. */
export interface Drawing {
  kind: ChartProps['kind'];
  isStacked: boolean;
  isHorizontal: boolean;
  data: ChartData;
  /** The keys of the series, or of the slices, that the reader has hidden. */
  hidden: ReadonlySet<string>;
  colours: ChartColours;
  /** The words at the axis of the categories; none where they are clear. */
  categoryLabel: string | undefined;
  /** A figure in words. */
  write: (value: number) => string;
  /** A number of the axis of `scatter` that runs to the right, in words. */
  writeX: (value: number) => string;
  /** A slice in words: its figure, and its share of those that are shown. */
  writeShare: (value: number, share: number) => string;
  /** Nothing moves. */
  isStill: boolean;
  onPoint: ((series: ChartSeries, point: ChartPoint) => void) | undefined;
}
