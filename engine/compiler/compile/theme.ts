import { isObject, own } from '#schemas';
import { checkDocument } from '../check/document.ts';
import type { CheckContext } from '../check/context.ts';
import type { CompiledTheme, ThemeColours } from '#engine/document';
import { migrateDocument, shippedColours, themeColours, themeNames } from '#engine/written';
import base from '../../document/generated/theme-base.json' with { type: 'json' };

/** How much of the usual room controls and gaps take. */
const densities: Readonly<Record<string, number>> = { compact: 0.75, regular: 1, roomy: 1.25 };
/** What density makes smaller or larger; the frame of the page stays. */
const dense = /^(space|control)\b/;

/**
 * Compiles a theme document. One with diagnostics compiles into Default; those with a `forgiven` code are
 * reported and change nothing, so that an administrator who chooses colours sees them.
 */
export function compileTheme(given: unknown, context: CheckContext, forgiven: readonly string[] = []): CompiledTheme {
  const diagnostics = checkDocument(given, context);
  const source = migrateDocument(given);
  const isUsable =
    isObject(source) && source.kind === 'theme' && diagnostics.every(({ code }) => forgiven.includes(code));
  const document = isUsable ? source : {};
  const name = typeof document.base === 'string' && themeNames.includes(document.base) ? document.base : 'Default';
  const [light, dark] = [themeColours(document, 'light'), themeColours(document, 'dark')];
  const sizes = sizesOf(document);
  return {
    base: name,
    variables: { ...colourVariables(light, dark), ...sizeVariables(sizes) },
    light,
    dark,
    sizes,
    diagnostics,
  };
}

function sizesOf(document: Readonly<Record<string, unknown>>): Record<string, number> {
  const density = typeof document.density === 'string' ? (own(densities, document.density) ?? 1) : 1;
  const given = isObject(document.sizes) ? document.sizes : {};
  const entries = Object.entries(base.sizes).map(([token, usual]): [string, number] => {
    const pixels = own<unknown>(given, token);
    if (typeof pixels === 'number') return [token, pixels];
    return [token, dense.test(token) ? Math.round(usual * density) : usual];
  });
  return Object.fromEntries(entries);
}

/** Pages include only the colours of Default. */
function colourVariables(light: ThemeColours, dark: ThemeColours): Record<string, string> {
  const [usualLight, usualDark] = [shippedColours('Default', 'light'), shippedColours('Default', 'dark')];
  const own = Object.keys(light).filter(
    (token) => light[token] !== usualLight[token] || dark[token] !== usualDark[token],
  );
  return Object.fromEntries(own.map((token) => [`--pw-${token}`, `light-dark(${light[token]}, ${dark[token]})`]));
}

function sizeVariables(sizes: Readonly<Record<string, number>>): Record<string, string> {
  const usual: Readonly<Record<string, number>> = base.sizes;
  const changed = Object.entries(sizes).filter(([token, pixels]) => pixels !== usual[token]);
  return Object.fromEntries(changed.map(([token, pixels]) => [`--pw-${token}`, `${pixels}px`]));
}
