import { migrateDocument } from '#engine/written';
import { isObject } from '#schemas';
import type { Value } from '../kind/value.ts';

export const themeKind = 'theme';
/** The only key of the kind: the theme of everything that the platform, or a workspace, shows. */
export const themeKey = 'site';

/** What every theme document of the scope says of itself; a request may leave it out. */
const head = { kind: 'theme', version: 1, id: 'site.theme' };

/** The theme that applies while none is published. */
export const shippedTheme: Value = {
  ...head,
  base: 'Default',
  density: 'regular',
  light: {},
  dark: {},
  sizes: {},
};

/** The whole theme document of a value: in its newest form, with every part, and without what is null. */
export function completeTheme(value: Value): Value {
  const migrated = migrateDocument({ ...head, ...value });
  const document: Value = { ...shippedTheme, ...(isObject(migrated) ? migrated : {}) };
  const parts = ['light', 'dark', 'sizes'].map((part) => [part, chosenIn(document[part])]);
  return { ...document, ...Object.fromEntries(parts) };
}

/** Anything else than an object is left to the checker. */
function chosenIn(part: unknown): unknown {
  return isObject(part) ? Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)) : part;
}
