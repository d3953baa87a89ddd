/** Colours that options take in turn: far apart, and each at 3:1 or more on the light and on the dark surface. */
export const optionColours = [
  '#2f7ed8',
  '#d9730d',
  '#16915a',
  '#a855d6',
  '#e0454f',
  '#0e8c9e',
  '#b07d0a',
  '#d64592',
  '#6b7f1d',
  '#7c7a85',
] as const;

/** The next colour of the round: the first of those that the fewest options have. */
export function nextColour(options: readonly { colour?: string }[]): string {
  const counts = optionColours.map((one) => options.filter(({ colour }) => colour?.toLowerCase() === one).length);
  return optionColours[counts.indexOf(Math.min(...counts))] ?? optionColours[0];
}
