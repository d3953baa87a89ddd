import { isObject, own, pointerKeys, pointerTo, sameJson } from '#schemas';
import type { Inheritance, Value } from '../kind/value.ts';
import { completeTheme, headOf, migratedTheme, parts, withoutHead } from './site-theme.ts';

/** Chosen on the colours of a base theme: they say nothing on another one. */
const isColour = (pointer: string): boolean => /^\/(light|dark)\//.test(pointer);

/** Every field of a theme by its pointer; those of a part one by one. */
function fieldsOf(theme: Value): Map<string, unknown> {
  const fields = Object.entries(withoutHead(theme)).flatMap(([name, value]): [string, unknown][] => {
    const pointer = pointerTo('', name);
    // Anything else than an object is left to the checker.
    if (!parts.includes(name) || !isObject(value)) return [[pointer, value]];
    return Object.entries(value).map(([token, one]) => [pointerTo(pointer, token), one]);
  });
  return new Map(fields);
}

/** How a field is called on the wire: `density`, `light.accent`. */
const nameOf = (pointer: string): string => pointerKeys(pointer).join('.');

/** The names of the fields that a stored theme has of its own. */
export const ownThemeFields = (stored: Value): string[] => [...fieldsOf(stored).keys()].map(nameOf);

/** The theme that a workspace inherits. */
export const inheritedTheme = ({ platform }: Pick<Inheritance, 'platform'>): Value => completeTheme(platform ?? {});

/**
 * The whole theme of a stored value. What a workspace has not changed is the platform's; with a base theme of its own the colours
 * of the platform, which were chosen on another one, are left out. Null in an own field takes the platform's value away.
 */
export function composedTheme(stored: Value, above: Inheritance): Value {
  if (above.isPlatform) return completeTheme(stored);
  const beneath = inheritedTheme(above);
  const changed = migratedTheme(stored);
  const part = (name: string): unknown => {
    const given = Object.hasOwn(changed, name) ? changed[name] : {};
    if (!isObject(given)) return given;
    const isLeftOut = name !== 'sizes' && Object.hasOwn(changed, 'base');
    const inherited = isLeftOut ? {} : own(beneath, name);
    const has = (token: string): boolean => isObject(inherited) && Object.hasOwn(inherited, token);
    const useful = Object.entries(given).filter(([token, value]) => value !== null || has(token));
    return { ...(isObject(inherited) ? inherited : {}), ...Object.fromEntries(useful) };
  };
  return { ...beneath, ...changed, ...Object.fromEntries(parts.map((name) => [name, part(name)])) };
}

/** What a sent theme was made of, as for a sign-in page. */
interface MadeOf {
  stored?: Value | undefined;
  base?: Value | undefined;
  inherit?: readonly string[] | undefined;
}

/**
 * What is stored of a theme: the platform's whole, and of a workspace's the fields that it changed, so that a later change of the
 * platform reaches all others.
 */
export function storedTheme(
  sent: Value,
  above: Inheritance,
  { stored = {}, base = {}, inherit = [] }: MadeOf = {},
): Value {
  if (above.isPlatform) return completeTheme(sent);
  const [inherited, before, read] = [inheritedTheme(above), stored, base].map(fieldsOf);
  const valueIn = (fields: typeof inherited, pointer: string): unknown => fields?.get(pointer) ?? null;
  const isInherited = (pointer: string, value: unknown): boolean => {
    const isSame = sameJson(value, valueIn(inherited, pointer));
    if (before?.has(pointer)) return isSame && inherit.includes(nameOf(pointer));
    return isSame || (read?.has(pointer) === true && sameJson(value, valueIn(read, pointer)));
  };
  const migrated = migratedTheme(sent);
  const changed = [...fieldsOf(migrated)].filter(([pointer, value]) => !isInherited(pointer, value));
  const hasBase = changed.some(([pointer]) => pointer === '/base');
  const result: Record<string, unknown> = { ...headOf(migrated) };
  for (const [pointer, value] of changed) {
    if (value === null && hasBase && isColour(pointer)) continue;
    const [name = '', token] = pointerKeys(pointer);
    const group = own(result, name);
    result[name] = token === undefined ? value : { ...(isObject(group) ? group : {}), [token]: value };
  }
  return result;
}
