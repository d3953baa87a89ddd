import type { Diagnostic } from './compiled.ts';
import type { ThemeColours } from './theme-colours.ts';

/** What a page needs to look like a theme. */
export interface ShownTheme {
  /** The shipped theme below it. */
  base: string;
  /** Custom properties by name, `--pw-accent: light-dark(#…, #…)`; what Default says already is left out. */
  variables: Readonly<Record<string, string>>;
}

/** The theme as it is shipped. */
export const plainTheme: ShownTheme = { base: 'Default', variables: {} };

/** A theme with all its colours and lengths, its base filled in, and what is wrong with it. */
export interface CompiledTheme extends ShownTheme {
  /** Every colour by its token. */
  light: ThemeColours;
  dark: ThemeColours;
  /** Every length in px by its token. */
  sizes: Readonly<Record<string, number>>;
  diagnostics: Diagnostic[];
}

/** What a theme adds to its shipped base, as a style sheet: it is unlayered, and so wins over the layers of the app's own. */
export function themeCss(variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return lines.length === 0 ? '' : `:root{${lines.join(';')}}`;
}
