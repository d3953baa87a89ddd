import { isObject, own } from '#schemas';
import base from './generated/theme-base.json' with { type: 'json' };
import { contrast, textPairs } from './contrast.ts';

/** WCAG 2 AA for text. */
export const leastContrast = 4.5;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
/** ThemeColours `#rrggbb` by token. */
export type ThemeColours = Readonly<Record<string, string>>;

type Pairs = Readonly<Record<string, readonly string[]>>;
// Safe: the generator writes these shapes; JSON imports lose the length of lists.
const common: Pairs = base.colours;
const shippedThemes: Readonly<Record<string, Pairs>> = base.themes;
const colour = /^#[0-9a-fA-F]{6}$/;

/** The names of the shipped themes (CFG-14). */
export const themeNames: readonly string[] = Object.keys(shippedThemes);

/** The colours of a shipped theme; those of Default for a name that none has. */
export function shippedColours(theme: unknown, scheme: Scheme): ThemeColours {
  const at = schemes.indexOf(scheme);
  const pairs = {
    ...common,
    ...((typeof theme === 'string' ? own(shippedThemes, theme) : undefined) ?? base.themes.Default),
  };
  return Object.fromEntries(Object.entries(pairs).map(([token, pair]) => [token, pair[at] ?? '#000000']));
}

/** The colours that a theme document gives itself in one scheme: known tokens, readable values. */
export function givenColours(source: Readonly<Record<string, unknown>>, scheme: Scheme): ThemeColours {
  const given = source[scheme];
  if (!isObject(given)) return {};
  const known = shippedColours(source.base, scheme);
  const entries = Object.entries(given).filter(
    (entry): entry is [string, string] =>
      Object.hasOwn(known, entry[0]) && typeof entry[1] === 'string' && colour.test(entry[1]),
  );
  return Object.fromEntries(entries);
}

/** Every colour of a theme document in one scheme: its own, what follows from its accent, and the base theme's. */
export function themeColours(source: Readonly<Record<string, unknown>>, scheme: Scheme): ThemeColours {
  const given = givenColours(source, scheme);
  const chosen = { ...shippedColours(source.base, scheme), ...given };
  return { ...chosen, ...derivedFrom(chosen, given, scheme), ...given };
}

/** What the shipped themes derive from their accents as well; nothing where the document has no accent of its own. */
function derivedFrom(chosen: ThemeColours, { accent }: ThemeColours, scheme: Scheme): ThemeColours {
  if (accent === undefined) return {};
  const ground = chosen['surface'] ?? '#ffffff';
  const soft = mixed(ground, accent, scheme === 'light' ? 0.08 : 0.2);
  return {
    'accent-hover': mixed(accent, '#000000', 0.14),
    'accent-active': mixed(accent, '#000000', 0.26),
    'accent-soft': soft,
    'accent-line': mixed(ground, accent, scheme === 'light' ? 0.4 : 0.58),
    'accent-text': readable(accent, scheme, { ...chosen, 'accent-soft': soft }),
  };
}

/** The accent, or the nearest shade of it that can be read on every background that it is used on. */
function readable(accent: string, scheme: Scheme, colours: ThemeColours): string {
  const grounds = textPairs.flatMap(([ink, ground]) => (ink === 'accent-text' ? [colours[ground] ?? '#ffffff'] : []));
  const end = scheme === 'light' ? '#000000' : '#ffffff';
  for (let part = 0; part < 1; part += 0.02) {
    const shade = mixed(accent, end, part);
    if (grounds.every((ground) => contrast(shade, ground) >= leastContrast)) return shade;
  }
  return end;
}

/** The first colour with a part of the other, 0 to 1, in it. */
function mixed(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
