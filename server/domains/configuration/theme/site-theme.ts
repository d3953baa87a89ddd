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

/** Groups of fields, by token. */
export const parts: readonly string[] = ['light', 'dark', 'sizes'];

/** A value in its newest form, as a document. */
export function migratedTheme(value: Value): Value {
  const migrated = migrateDocument({ ...head, ...value });
  return isObject(migrated) ? migrated : {};
}

/** What a document says of itself. */
export const headOf = ({ kind, version, id }: Value): Value => ({ kind, version, id });

/** What was chosen. */
export const withoutHead = ({ kind: _kind, version: _version, id: _id, $schema: _schema, ...chosen }: Value): Value =>
  chosen;

/** The whole theme document of a value: in its newest form, with every part, and without what is null. */
export function completeTheme(value: Value): Value {
  const document: Value = { ...shippedTheme, ...migratedTheme(value) };
  return { ...document, ...Object.fromEntries(parts.map((part) => [part, chosenIn(document[part])])) };
}

/** Anything else than an object is left to the checker. */
function chosenIn(part: unknown): unknown {
  return isObject(part) ? Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)) : part;
}
