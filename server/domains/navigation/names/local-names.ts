import type { Schemas } from '#openapi';

/** The names of something by language; none where one name is for all of them. */
export type LocalNames = Schemas['LocalNames'];

interface Named {
  name: string;
  names: LocalNames;
}

/** Safe: only what the contract describes is ever written to columns of names. */
export const asNames = (stored: unknown): LocalNames => (stored ?? {}) as LocalNames;

/** The name in a language; one that has no name of its own gets the name that was given first. */
export const nameIn = ({ name, names }: { name: string; names: unknown }, locale: string): string =>
  asNames(names)[locale as keyof LocalNames] ?? name;

const trimmed = (names: LocalNames): LocalNames =>
  Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, name.trim()]));

/**
 * The names after a change. `names` takes the place of those that are stored. A name alone is that of the caller's language
 * where there are several, and else the only one.
 */
export function changedNames(stored: Named, sent: Partial<Named>, locale: string): Named {
  const own = sent.name?.trim();
  if (sent.names) {
    const names = trimmed(sent.names);
    return { name: own ?? nameIn({ name: stored.name, names }, locale), names };
  }
  if (own === undefined) return stored;
  const isOne = Object.keys(stored.names).length === 0;
  // The name for other languages stays, and so does what is shown where a language has none.
  return isOne ? { name: own, names: {} } : { name: stored.name, names: { ...stored.names, [locale]: own } };
}
