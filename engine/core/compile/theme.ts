import { isObject, own } from '#schemas';
import { checkDocument } from '../check/document.ts';
import type { CheckContext } from '../check/context.ts';
import type { Fault } from '../document/compiled.ts';
import base from '../generated/theme-base.json' with { type: 'json' };

/** How much of the usual room controls and gaps take. */
const densities: Readonly<Record<string, number>> = { compact: 0.75, regular: 1, roomy: 1.25 };

export interface CompiledTheme {
  /** The shipped theme below it. */
  base: string;
  density: number;
  /** Custom properties by name, `--pw-accent: light-dark(#…, #…)`; what the base theme says already is left out. */
  variables: Readonly<Record<string, string>>;
  faults: Fault[];
}

/** Compiles a theme document into custom properties. A theme with faults compiles into its base alone. */
export function compileTheme(source: unknown, context: CheckContext): CompiledTheme {
  const faults = checkDocument(source, context);
  if (!isObject(source) || source.kind !== 'theme' || faults.length)
    return { base: 'Default', density: 1, variables: {}, faults };
  const name = typeof source.base === 'string' ? source.base : 'Default';
  const shipped: Readonly<Record<string, readonly string[]>> = { ...base.colours, ...own<object>(base.themes, name) };
  const { light = {}, dark = {}, sizes = {} } = source;
  const variables: Record<string, string> = {};
  for (const token of new Set([...Object.keys(Object(light)), ...Object.keys(Object(dark))])) {
    const pair = [light, dark].map((scheme, at) => own(Object(scheme), token) ?? shipped[token]?.[at]);
    variables[`--pw-${token}`] = `light-dark(${pair.join(', ')})`;
  }
  for (const [token, pixels] of Object.entries(Object(sizes))) variables[`--pw-${token}`] = `${pixels}px`;
  const density = typeof source.density === 'string' ? (own(densities, source.density) ?? 1) : 1;
  return { base: name, density, variables, faults };
}
