import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from './Chart.module.css';
import type { ChartData, ChartPoint, ChartSeries } from './chart-data.ts';

interface ChartTableProps {
  caption: string;
  categoryLabel: string;
  data: ChartData;
  /** In px, at most. */
  height: number;
  write: (value: number) => string;
  /** Absent: figures are no buttons. */
  onPoint: ((series: ChartSeries, point: ChartPoint) => void) | undefined;
}

/** Further rows are counted, not shown: they would slow the page down unread. */
const most = 1000;

/** The figures of a chart for those who read them, and the way to each of them by keyboard. */
export function ChartTable({ caption, categoryLabel, data, height, write, onPoint }: ChartTableProps): ReactElement {
  const { formatMessage } = useIntl();
  const { categories, series } = data;
  return (
    <>
      <section
        className={styles.scroll}
        style={{ maxHeight: height }}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box
      >
        <table className={styles.table} aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{categoryLabel}</th>
              {series.map((one) => (
                <th key={one.key} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.slice(0, most).map((category, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: categories may have the same name; a row is its index
              <tr key={at}>
                <th scope="row">{category}</th>
                {series.map((one) => (
                  <td key={one.key}>
                    <Figure series={one} point={one.points[at]} write={write} onPoint={onPoint} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {categories.length > most && (
        <p className={styles.note}>
          {formatMessage({ id: 'widget.Chart.first' }, { shown: most, count: categories.length })}
        </p>
      )}
    </>
  );
}

interface FigureProps extends Pick<ChartTableProps, 'write' | 'onPoint'> {
  series: ChartSeries;
  point: ChartPoint | undefined;
}

function Figure({ series, point, write, onPoint }: FigureProps): ReactElement {
  if (!point || point.value === null) return <>–</>;
  const words = write(point.value);
  if (!onPoint) return <>{words}</>;
  return (
    <button type="button" className={styles.figure} onClick={() => onPoint(series, point)}>
      {words}
    </button>
  );
}
