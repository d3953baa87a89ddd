import { useMemo } from 'react';
import { useFormats, useText } from '#engine';
import type { ChartProps } from '../generated/types.ts';
import type { ChartData } from './chart-data.ts';
import type { Drawing } from './drawing.ts';
import type { ChartColours } from './palette.ts';
import { useStillness } from './useStillness.ts';

interface Given extends Pick<Drawing, 'hidden' | 'write' | 'writeX' | 'onPoint'> {
  props: ChartProps;
  data: ChartData;
  colours: ChartColours | undefined;
}

/** What is drawn; the same object until something of it changes, undefined before the colours are known. */
export function useDrawing({ props, data, hidden, colours, write, writeX, onPoint }: Given): Drawing | undefined {
  const formats = useFormats();
  const text = useText();
  const isStill = useStillness();
  const { kind, stacked, horizontal, categoryLabel } = props;
  return useMemo(
    () =>
      colours && {
        kind,
        isStacked: stacked ?? false,
        isHorizontal: horizontal ?? false,
        data,
        hidden,
        colours,
        categoryLabel,
        write,
        writeX,
        writeShare: (value, share) =>
          text('widget.Chart.share', {
            value: write(value),
            share: formats.number(share, { style: 'percent', maximumFractionDigits: 1 }),
          }),
        isStill,
        onPoint,
      },
    [kind, stacked, horizontal, categoryLabel, data, hidden, colours, write, writeX, formats, text, isStill, onPoint],
  );
}
