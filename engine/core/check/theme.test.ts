import { expect, test } from 'vitest';
import { compileTheme } from '../compile/theme.ts';
import { checkDocument } from './document.ts';
import { createContext } from './testing/context.ts';

const theme = (more: object) => ({ kind: 'theme', version: 1, id: 'a.theme', ...more });
const faults = (more: object) =>
  checkDocument(theme(more), createContext()).map(({ code, pointer }) => [code, pointer]);

test('a theme with readable colours has no faults, and compiles into custom properties', () => {
  const source = theme({
    base: 'Purple',
    density: 'compact',
    light: { ink: '#101010' },
    dark: { ink: '#fafafa' },
    sizes: { 'space-md': 12 },
  });
  expect(compileTheme(source, createContext())).toEqual({
    base: 'Purple',
    density: 0.75,
    variables: { '--pw-ink': 'light-dark(#101010, #fafafa)', '--pw-space-md': '12px' },
    faults: [],
  });
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
])('a theme with %j is told %s at %s', (more, code, pointer) => {
  expect(faults(more)).toContainEqual([code, pointer]);
});

test('a theme with faults compiles into its base, and never into what it says', () => {
  const compiled = compileTheme(theme({ light: { accent: '#ff6a00' } }), createContext());
  expect(compiled).toMatchObject({ base: 'Default', variables: {} });
  expect(compileTheme(null, createContext()).faults).toHaveLength(1);
});
