import type { Figures } from './figures.ts';

export const heading = `| | requests/s | of the floor | p50 ms | p99 ms | CPU ms/request | to the floor | memory MB |
|---|---|---|---|---|---|---|---|`;

/** One row of the table, as `docs/benchmarks.md` has it. */
export function row(title: string, figures: Figures, ratios?: { perSecond: number; cpu: number }): string {
  const { perSecond, p50, p99, cpu, memory } = figures;
  const share = ratios ? `${Math.round(ratios.perSecond * 100)} %` : '';
  const times = ratios ? `${ratios.cpu.toFixed(1)} x` : '';
  const cells = [
    Math.round(perSecond),
    share,
    p50.toFixed(1),
    p99.toFixed(1),
    cpu.toFixed(2),
    times,
    Math.round(memory),
  ];
  return `| ${[title, ...cells].join(' | ')} |`;
}
