import { medians, type Outcome } from './in-turns.ts';

/** One line of a table: a figure, or something made of several. */
export interface Row<Figures> {
  title: string;
  value: (figures: Partial<Record<keyof Figures, number>>) => number | undefined;
  unit: string;
  digits?: number;
  /** Times the floor's, which alone is written out; otherwise every figure is. */
  isRatio?: boolean;
}

/** A table in Markdown: a line a workload, a column a contender, the floor first; and a line for each that failed. */
export function printTable<Figures extends object>(
  title: string,
  outcomes: readonly Outcome<Figures>[],
  rows: readonly Row<Figures>[],
): string {
  const measured = outcomes
    .filter(({ rounds, failure }) => rounds.length > 0 && failure === undefined)
    .map(({ contender, rounds }) => ({ contender, figures: medians(rounds) }));
  const lines = rows.map(({ title, value, unit, digits = 0, isRatio = false }) => {
    const floor = value(measured[0]?.figures ?? {});
    const cells = measured.map(({ figures }, index) => {
      const figure = value(figures);
      if (figure === undefined) return '–';
      if (isRatio && index > 0) return floor ? `${(figure / floor).toFixed(1)} x` : '–';
      return `${figure.toFixed(digits)} ${unit}`.trim();
    });
    return `| ${[title, ...cells].join(' | ')} |`;
  });
  const heading = `| ${[title, ...measured.map(({ contender }) => contender.title)].join(' | ')} |`;
  const failed = outcomes.flatMap(({ contender, failure }) =>
    failure === undefined ? [] : [`Not measured: ${contender.title} (${failure.split('\n')[0]}).`],
  );
  return [heading, `|${'---|'.repeat(measured.length + 1)}`, ...lines, '', ...failed].join('\n');
}
