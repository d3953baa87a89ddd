import { type ReactElement, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import field from '../kit/field/field.module.css';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { ChartEvents, ChartProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './Chart.module.css';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartNotice } from './ChartNotice.tsx';
import { ChartPicture } from './ChartPicture.tsx';
import { ChartTable } from './ChartTable.tsx';
import { ColourProbes } from './ColourProbes.tsx';
import { type ChartPoint, type ChartSeries, isRound } from './chart-data.ts';
import { colourAt } from './palette.ts';
import { useChartColours } from './useChartColours.ts';
import { useChartData } from './useChartData.ts';
import { useDrawing } from './useDrawing.ts';

/** Rows as a picture that follows the theme, and the same figures as a table. */
export function Chart(widget: WidgetProps<ChartProps, ChartEvents>): ReactElement {
  const { id, props, bounds, emit, listens } = widget;
  const { formatMessage } = useIntl();
  const box = useRef<HTMLElement>(null);
  const colours = useChartColours(box);
  const [view, setView] = useControllableState(bounds['view'], readView);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { data, write, writeX } = useChartData(props);
  const isListening = listens('pointClick');
  const press = useCallback(
    (series: ChartSeries, { row, value }: ChartPoint) => {
      if (row && value !== null) emit('pointClick', { row, series: series.label, value });
    },
    [emit],
  );
  const onPoint = isListening ? press : undefined;
  const drawing = useDrawing({ props, data, hidden, colours, write, writeX, onPoint });
  const { label, height = 300 } = props;
  const isSliced = isRound(props.kind);
  const names = isSliced
    ? data.categories.map((name, at) => ({ key: `${at}`, label: name }))
    : data.series.map(({ key, label: name }) => ({ key, label: name }));
  const points = data.series.reduce((sum, one) => sum + one.points.filter(({ value }) => value !== null).length, 0);
  const isTable = view === 'table';
  const table = {
    caption: label,
    categoryLabel: props.categoryLabel ?? formatMessage({ id: 'widget.Chart.category' }),
    data,
    height,
    write,
    onPoint,
  };
  return (
    <figure ref={box} id={id} className={styles.chart} aria-labelledby={`${id}-title`} aria-busy={props.loading}>
      <div className={styles.head}>
        <figcaption id={`${id}-title`} className={styles.title} data-hidden={props.labelHidden ?? false}>
          {label}
        </figcaption>
        {points > 0 && !props.error && (
          <button
            type="button"
            className={`${field.small} ${styles.switch}`}
            aria-pressed={isTable}
            onClick={() => setView(isTable ? 'chart' : 'table')}
          >
            <Glyph name="table" size={16} />
            {formatMessage({ id: 'widget.Chart.table' })}
          </button>
        )}
      </div>
      <ColourProbes />
      {content()}
    </figure>
  );

  function content(): ReactElement {
    if (props.error) {
      const retry = { label: formatMessage({ id: 'widget.Chart.retry' }), onPress: () => emit('retry', null) };
      return <ChartNotice words={props.error} height={height} isError retry={listens('retry') ? retry : undefined} />;
    }
    if (points === 0) {
      const isComing = props.loading || !props.rows;
      const words = isComing
        ? formatMessage({ id: 'widget.Chart.loading' })
        : (props.emptyText ?? formatMessage({ id: 'widget.Chart.empty' }));
      return <ChartNotice words={words} height={height} />;
    }
    if (isTable) return <ChartTable {...table} />;
    return (
      <>
        {(props.legend ?? true) && names.length > 1 && colours && (
          <ChartLegend
            label={formatMessage({ id: 'widget.Chart.series' }, { label })}
            entries={names.map((name, at) => ({ ...name, colour: colourAt(colours, at) }))}
            hidden={hidden}
            onToggle={(key) => setHidden(toggled(hidden, key))}
          />
        )}
        <ChartPicture
          label={formatMessage(
            { id: 'widget.Chart.picture' },
            { kind: props.kind, label, series: data.series.length, points },
          )}
          drawing={drawing}
          height={height}
          failedText={formatMessage({ id: 'widget.Chart.failed' })}
          instead={table}
        />
      </>
    );
  }
}

function readView(value: unknown): 'chart' | 'table' {
  return value === 'table' ? 'table' : 'chart';
}

function toggled(keys: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
