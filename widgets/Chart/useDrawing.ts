import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { ChartProps } from '../generated/types.ts';
import type { ChartData } from './chart-data.ts';
import type { Drawing } from './drawing.ts';
import type { ChartColours } from './palette.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** True for readers who want nothing to move. */
function useStillness(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(lessMotion).matches);
}

function subscribe(notify: () => void): () => void {
  const media = matchMedia(lessMotion);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

interface Given extends Pick<Drawing, 'hidden' | 'write' | 'writeX' | 'onPoint'> {
  props: ChartProps;
  data: ChartData;
  colours: ChartColours | undefined;
}

/** What is drawn; the same object until something of it changes, undefined before the colours are known. */
export function useDrawing({ props, data, hidden, colours, write, writeX, onPoint }: Given): Drawing | undefined {
  const intl = useIntl();
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
          intl.formatMessage(
            { id: 'widget.Chart.share' },
            {
              value: write(value),
              share: intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 }),
            },
          ),
        isStill,
        onPoint,
      },
    [kind, stacked, horizontal, categoryLabel, data, hidden, colours, write, writeX, intl, isStill, onPoint],
  );
}
