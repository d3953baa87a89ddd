/** The colours of a chart, as the browser computes them. */
export interface ChartColours {
  /** Of the series, in turn. */
  series: readonly string[];
  ink: string;
  line: string;
  surface: string;
  font: string;
}

/** The accent first, then the others; the one that could be taken for the accent comes last. */
export function orderedColours(accent: string, others: readonly string[]): string[] {
  const distances = others.map((colour) => distance(accent, colour));
  const nearest = others[distances.indexOf(Math.min(...distances))];
  return [accent, ...others.filter((colour) => colour !== nearest), ...(nearest === undefined ? [] : [nearest])];
}

/** The colour of a series or slice; after the last they begin again. */
export function colourAt({ series }: ChartColours, index: number): string {
  return series[index % series.length] ?? '';
}

/** A colour that lets through what is behind it; a share of 1 lets nothing through. */
export function seeThrough(colour: string, share: number): string {
  const channels = channelsOf(colour);
  return channels ? `rgba(${channels.join(', ')}, ${share})` : colour;
}

function distance(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.hypot(...a.map((channel, at) => channel - (b[at] ?? 0)));
}

/** Red, green and blue from 0 to 255 of a computed colour; undefined for one of another notation. */
function channelsOf(colour: string): number[] | undefined {
  const found = /^rgba?\((\d+(?:\.\d+)?),? (\d+(?:\.\d+)?),? (\d+(?:\.\d+)?)/.exec(colour);
  return found?.slice(1, 4).map(Number);
}
