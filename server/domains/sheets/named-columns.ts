/** A thing that a column can become, with all that it may be called. */
export interface Nameable<Thing> {
  thing: Thing;
  /** Its own names: the first column that has one becomes it. */
  names: readonly string[];
  /** What people also call it: proposed only where nothing else could be meant. */
  synonyms?: readonly string[];
}

/** A heading as it is compared: case, spaces and marks do not count. */
const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-*.:()]/gu, '');

/**
 * What each column becomes by its heading, each thing once; null where no thing has the name, where several have, and where several
 * columns have a synonym of one thing.
 */
export function namedColumns<Thing>(columns: readonly string[], things: readonly Nameable<Thing>[]): (Thing | null)[] {
  const headings = columns.map(plainHeading);
  const found: (Thing | null)[] = columns.map(() => null);
  const left = things.map(({ thing, names, synonyms = [] }) => ({
    thing,
    names: new Set(names.map(plainHeading)),
    synonyms: new Set(synonyms.map(plainHeading)),
  }));
  const take = (at: number, one: (typeof left)[number]): void => {
    found[at] = one.thing;
    left.splice(left.indexOf(one), 1);
  };
  for (const [at, heading] of headings.entries()) {
    const one = heading === '' ? undefined : left.find(({ names }) => names.has(heading));
    if (one) take(at, one);
  }
  const meant = headings.map((heading, at) =>
    found[at] === null ? left.filter(({ synonyms }) => synonyms.has(heading)) : [],
  );
  for (const [at, [one, ...others]] of meant.entries()) {
    if (one && others.length === 0 && meant.filter((all) => all.includes(one)).length === 1) take(at, one);
  }
  return found;
}
