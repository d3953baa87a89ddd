import type { Slice } from './measure.ts';

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds for one request. */
  cpu: number;
  memory: number;
}

const perSecond = ({ times, seconds }: Slice): number => times.length / seconds;
const cpuEach = ({ times, cpu }: Slice): number => cpu / times.length;

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

const at = (numbers: readonly number[], share: number): number =>
  sorted(numbers)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => at(numbers, 0.5);

/** What the slices of one server come to: medians of the slices, and the times of all requests. */
export function figures(slices: readonly Slice[]): Figures {
  const times = slices.flatMap((slice) => slice.times);
  return {
    perSecond: median(slices.map(perSecond)),
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    cpu: median(slices.map(cpuEach)),
    memory: Math.max(...slices.map(({ memory }) => memory)),
  };
}

/** How the slices compare, each with the one of the floor that ran just before it: what else the machine did hits both. */
export function ratios(slices: readonly Slice[], floor: readonly Slice[]): { perSecond: number; cpu: number } {
  const of = (value: (slice: Slice) => number): number =>
    median(slices.flatMap((slice, round) => (floor[round] ? [value(slice) / value(floor[round])] : [])));
  return { perSecond: of(perSecond), cpu: of(cpuEach) };
}
