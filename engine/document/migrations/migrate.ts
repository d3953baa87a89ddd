import { isObject, own } from '#schemas';
import type { documentKinds } from '#schemas/language';
import type { Migration } from './migration.ts';
import { usualDrawerWidths } from './usual-drawer-widths.ts';

/** The steps of each kind, in order: the first leads from version 1 to 2. Steps are never changed once released. */
const migrations: Record<(typeof documentKinds)[number], readonly Migration[]> = {
  page: [usualDrawerWidths],
  dialog: [],
  drawer: [usualDrawerWidths],
  form: [],
  fragment: [usualDrawerWidths],
  layout: [usualDrawerWidths],
  list: [],
  navigation: [],
  part: [],
  rowForm: [],
  theme: [],
  variant: [],
};

/** The newest version of a kind that is known; undefined for what is no kind. */
export function knownVersion(kind: unknown): number | undefined {
  const steps = typeof kind === 'string' ? own(migrations, kind) : undefined;
  return steps && steps.length + 1;
}

/**
 * A document in the newest form of its kind. Returns the same object when it already has that form, is newer, or has no
 * known kind or version. Never throws, for any input.
 */
export function migrateDocument(source: unknown): unknown {
  if (!isObject(source)) return source;
  const { kind, version } = source;
  const steps = typeof kind === 'string' ? own(migrations, kind) : undefined;
  if (!steps || typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > steps.length)
    return source;
  const migrated = steps.slice(version - 1).reduce((document, step) => step(document), source);
  return { ...migrated, version: steps.length + 1 };
}
