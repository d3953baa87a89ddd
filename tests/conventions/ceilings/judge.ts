/** What is wrong with a figure beside its ceiling; undefined while the ceiling is met and no more than 2 % above it. */
export function judge(name: string, figure: number, ceiling: number | undefined): string | undefined {
  if (ceiling === undefined) return `${name}: no ceiling; ${figure} is the figure`;
  if (figure > ceiling) return `${name}: ${figure} is above the ceiling of ${ceiling}`;
  if (ceiling > figure * 1.02)
    return `${name}: ${figure} is well below the ceiling of ${ceiling}: lower it to ${figure}`;
  return undefined;
}

/** What is wrong with all figures and their ceilings; a ceiling without a figure is reported too. */
export function judgeAll(
  figures: Readonly<Record<string, number>>,
  ceilings: Readonly<Record<string, number>>,
): string[] {
  return [...new Set([...Object.keys(figures), ...Object.keys(ceilings)])].flatMap((name) => {
    const figure = figures[name];
    return figure === undefined ? [`${name}: a ceiling of no figure`] : (judge(name, figure, ceilings[name]) ?? []);
  });
}
