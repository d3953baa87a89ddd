/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text on its ground, as widgets use them. */
export const textPairs: readonly (readonly [ink: string, ground: string])[] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-accent', 'danger'],
  ['on-accent', 'danger-hover'],
  ...['surface', 'canvas', 'surface-raised', 'surface-sunken', 'accent-soft', 'hover'].flatMap((ground) =>
    ['accent-text', 'ink', 'ink-muted'].map((ink) => [ink, ground] as const),
  ),
  ...['danger', 'success', 'warning', 'info'].flatMap(
    (tone) =>
      [
        [`${tone}-text`, `${tone}-soft`],
        [`${tone}-text`, 'surface'],
      ] as const,
  ),
];
