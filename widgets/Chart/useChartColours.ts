import { type RefObject, useEffect, useState } from 'react';
import { type ChartColours, orderedColours } from './palette.ts';

/**
 * What the theme's tokens come to in a box whose `[data-colour]` children wear them: the canvas knows no tokens. They are
 * read again when theme or scheme change; undefined before the first reading.
 */
export function useChartColours(box: RefObject<HTMLElement | null>): ChartColours | undefined {
  const [colours, setColours] = useState<ChartColours>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const read = () => setColours((before) => same(before, readColours(element)));
    read();
    const watch = new MutationObserver(read);
    const options = { attributeFilter: ['data-theme', 'data-scheme', 'style', 'class'] };
    watch.observe(document.documentElement, options);
    const themed = element.closest('[data-theme]');
    if (themed) watch.observe(themed, options);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    return () => {
      watch.disconnect();
      dark.removeEventListener('change', read);
    };
  }, [box]);
  return colours;
}

function readColours(box: HTMLElement): ChartColours {
  const read = (name: string) =>
    [...box.querySelectorAll(`[data-colour="${name}"]`)].map((probe) => getComputedStyle(probe).color);
  const [accent = ''] = read('accent');
  const [ink = ''] = read('ink');
  const [line = ''] = read('line');
  const [surface = ''] = read('surface');
  const { fontFamily } = getComputedStyle(box);
  return { series: orderedColours(accent, read('series')), ink, line, surface, font: fontFamily };
}

/** The colours before, where they are equal: nothing is drawn again. */
function same(before: ChartColours | undefined, now: ChartColours): ChartColours {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
