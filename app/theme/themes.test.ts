import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, textPairs } from '#engine/written';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = colours(read('tokens.css'));
const themes = new Map(
  [...`${read('default.css')}${read('themes.css')}`.matchAll(/\[data-theme="(\w+)"\] \{([^}]*)\}/g)].map(
    ([, name = '', block = '']) => [name, { ...tokens, ...colours(block) }],
  ),
);

/** `--pw-x: #hex` and `--pw-x: light-dark(#hex, #hex)` of a block, as [light, dark]. */
function colours(css: string): Record<string, [string, string]> {
  const pairs = [...css.matchAll(/--pw-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', light = '', dark = '', both]) => [name, [both ?? light, both ?? dark]]),
  );
}

test('CFG-14 LIM-13 there are exactly the eleven named themes, each with an accent of its own', () => {
  expect([...themes.keys()]).toEqual([
    'Default',
    'AliOrange',
    'VibrantOrange',
    'BrightGreen',
    'SapphireBlue',
    'AuroraGreen',
    'Purple',
    'GeekBlue',
    'RomanticRed',
    'FreshGreen',
    'NeteaseRed',
  ]);
  expect(new Set([...themes.values()].map((theme) => theme['accent']?.[0])).size).toBe(11);
});

for (const [name, theme] of themes) {
  test(`CFG-14 the colours of ${name} reach AA contrast in both schemes`, () => {
    const weak: string[] = [];
    for (const [scheme, at] of [
      ['light', 0],
      ['dark', 1],
    ] as const) {
      for (const [ink, ground] of textPairs) {
        const ratio = contrast(theme[ink]?.[at] ?? '#000000', theme[ground]?.[at] ?? '#000000');
        if (ratio < 4.5) weak.push(`${scheme}: ${ink} on ${ground} is ${ratio.toFixed(2)}:1`);
      }
      const edge = contrast(theme['border-strong']?.[at] ?? '#000000', theme['surface']?.[at] ?? '#000000');
      if (edge < 3) weak.push(`${scheme}: the edge of a field is ${edge.toFixed(2)}:1`);
    }
    expect(weak).toEqual([]);
  });
}

test('contrast tells an unreadable pair: white on a light orange', () => {
  expect(contrast('#ffffff', '#ff6a00')).toBeLessThan(4.5);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
});

test('CFG-14 the page of the theme offers the eleven, each in its own colour', () => {
  const panel = readFileSync(new URL('../../pages/settings/themeEditorPanel.part.json', import.meta.url), 'utf8');
  const choices = [...panel.matchAll(/"value": "(\w+)",\s+"label": \{[^}]*\},\s+"swatch": "(#\w{6})"/g)];
  expect(choices.map(([, name, swatch]) => [name, swatch])).toEqual(
    [...themes].map(([name, theme]) => [name, theme['accent']?.[0]]),
  );
});
