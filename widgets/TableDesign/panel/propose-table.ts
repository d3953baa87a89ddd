import type { FormField } from '../design.ts';
import type { Target } from '#kinds/designs';

const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
};

/** A word of English as its singular is written, roughly: both sides of a comparison are treated alike. */
function singular(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a name, alike in case and number; Chinese has no spaces, and comes as one word. */
const partsOfName = (name: string): string[] =>
  (name.toLowerCase().match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).map(singular);

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** Whether all words of one name are in another: whole words, and in Chinese parts of them. */
const isWithin = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.every((word) => other.some((next) => (isHan(word) ? next.includes(word) : next === word)));

/** The one of several views that can be meant: the only one, or the first one of the only table. */
function onlyOne(views: readonly Target[]): string | undefined {
  const [first] = views;
  return first && views.every(({ table }) => table === first.table) ? first.value : undefined;
}

/**
 * The view that a link leads to by the names of its field: the table of the same name, in singular or plural, else the only one whose
 * name is in the field's or has it inside. Without such a one the only table that there is; else none, and a person chooses.
 */
export function proposeTable(label: FormField['label'], targets: readonly Target[]): string {
  const names = (typeof label === 'string' ? [label] : Object.values(label)).map(partsOfName);
  const fitting = (fits: (name: readonly string[], table: readonly string[]) => boolean) =>
    targets.filter((target) => names.some((name) => fits(name, partsOfName(target.label))));
  const same = fitting((name, table) => name.length > 0 && name.join(' ') === table.join(' '));
  if (same.length > 0) return onlyOne(same) ?? '';
  const contained = fitting((name, table) => isWithin(name, table) || isWithin(table, name));
  return onlyOne(contained) ?? onlyOne(targets) ?? '';
}
