import { expect, test } from 'vitest';
import { nextColour, optionColours } from './option-colours.ts';

/** The relative luminance of WCAG, 0 to 1. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each(optionColours)('the colour %s of options stands out from the light and the dark surface', (colour) => {
  expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(contrast(colour, '#181b22')).toBeGreaterThanOrEqual(3);
});

test('TABLE-24 options take the colours in turn, and the first one that went free', () => {
  const taken: { colour: string }[] = [];
  for (const _ of optionColours) taken.push({ colour: nextColour(taken) });
  expect(taken.map(({ colour }) => colour)).toEqual([...optionColours]);
  expect(nextColour(taken)).toBe(optionColours[0]);
  expect(nextColour(taken.filter((_, at) => at !== 4))).toBe(optionColours[4]);
});
