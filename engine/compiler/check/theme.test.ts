import { expect, test } from 'vitest';
import { compileTheme } from '../compile/theme.ts';
import { contrast } from '#engine/written';
import { checkDocument } from './document.ts';
import { createContext } from './testing/context.ts';

const theme = (more: object) => ({ kind: 'theme', version: 1, id: 'a.theme', ...more });
const diagnostics = (more: object) =>
  checkDocument(theme(more), createContext()).map(({ code, pointer }) => [code, pointer]);

test('a theme with readable colours has no diagnostics, and compiles into custom properties', () => {
  const source = theme({
    base: 'Purple',
    density: 'compact',
    light: { ink: '#101010' },
    dark: { ink: '#fafafa' },
    sizes: { 'space-md': 14 },
  });
  expect(compileTheme(source, createContext())).toEqual({
    base: 'Purple',
    diagnostics: [],
    variables: expect.objectContaining({ '--pw-ink': 'light-dark(#101010, #fafafa)', '--pw-space-md': '14px' }),
    light: expect.objectContaining({ ink: '#101010', accent: '#7c3aed' }),
    dark: expect.objectContaining({ ink: '#fafafa' }),
    sizes: expect.objectContaining({ 'space-md': 14, 'space-sm': 6, header: 54 }),
  });
});

test('CFG-14 a theme that says nothing changes nothing, and null is nothing', () => {
  for (const more of [{}, { light: { accent: null }, dark: {}, sizes: { control: null }, density: 'regular' }])
    expect(compileTheme(theme(more), createContext())).toMatchObject({
      base: 'Default',
      variables: {},
      diagnostics: [],
    });
});

test('density takes its part of controls and gaps, leaves what is given, and the frame of the page', () => {
  const { sizes, variables } = compileTheme(theme({ density: 'roomy', sizes: { 'space-md': 10 } }), createContext());
  expect(sizes).toMatchObject({ 'space-md': 10, 'space-lg': 30, control: 50, header: 54, 'radius-md': 8 });
  expect(variables).not.toHaveProperty('--pw-header');
});

test.each(['#00695c', '#7a1fa2', '#5b4a00', '#0000ff'])(
  'of the accent %s alone follow shades that can be read in both schemes',
  (accent) => {
    const source = theme({ light: { accent }, dark: { accent } });
    expect(diagnostics({ light: { accent }, dark: { accent } })).toEqual([]);
    const { light, dark, variables } = compileTheme(source, createContext());
    for (const colours of [light, dark]) {
      expect(contrast(colours['accent-text'] ?? '', colours['surface'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours['accent-text'] ?? '', colours['accent-soft'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(new Set([colours['accent'], colours['accent-hover'], colours['accent-active']]).size).toBe(3);
    }
    expect(variables).toHaveProperty('--pw-accent-soft');
  },
);

test('what would follow from an accent is left as the document gives it', () => {
  const { light } = compileTheme(theme({ light: { accent: '#00695c', 'accent-soft': '#ffffff' } }), createContext());
  expect(light['accent-soft']).toBe('#ffffff');
});

test('a forgiven diagnostic is reported, and the colours are shown', () => {
  const source = theme({ light: { accent: '#ff6a00' } });
  const { light, diagnostics } = compileTheme(source, createContext(), ['PAGE_THEME_CONTRAST']);
  expect(diagnostics).toHaveLength(1);
  expect(light['accent']).toBe('#ff6a00');
});

test('a colour of one scheme leaves the other as it is', () => {
  expect(compileTheme(theme({ light: { ink: '#000000' } }), createContext()).variables['--pw-ink']).toMatch(
    /^light-dark\(#000000, #[0-9a-f]{6}\)$/,
  );
});

test.each([
  [{ light: { accent: '#ff6a00' } }, 'PAGE_THEME_CONTRAST', '/light/accent'],
  [{ dark: { ink: '#333333' } }, 'PAGE_THEME_CONTRAST', '/dark/ink'],
  [{ light: { surface: '#777777', ink: '#808080' } }, 'PAGE_THEME_CONTRAST', '/light/ink'],
  [{ light: { acent: '#000000' } }, 'PAGE_REFERENCE_UNKNOWN', '/light/acent'],
  [{ light: { accent: 'red; } body { display: none' } }, 'PAGE_VALUE', '/light/accent'],
  [{ light: { accent: 'url(https://x)' } }, 'PAGE_VALUE', '/light/accent'],
  [{ sizes: { 'space-huge': 9 } }, 'PAGE_REFERENCE_UNKNOWN', '/sizes/space-huge'],
  [{ sizes: { 'space-md': '12px' } }, 'PAGE_TYPE', '/sizes/space-md'],
  [{ base: 'Purpel' }, 'PAGE_REFERENCE_UNKNOWN', '/base'],
  [{ density: 'tight' }, 'PAGE_VALUE', '/density'],
])('a theme with %j is reported as %s at %s', (more, code, pointer) => {
  expect(diagnostics(more)).toContainEqual([code, pointer]);
});

test('a theme with diagnostics compiles into its base, and never into its own values', () => {
  const compiled = compileTheme(theme({ light: { accent: '#ff6a00' } }), createContext());
  expect(compiled).toMatchObject({ base: 'Default', variables: {} });
  expect(compileTheme(null, createContext()).diagnostics).toHaveLength(1);
});
