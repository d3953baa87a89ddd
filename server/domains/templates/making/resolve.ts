import { type Marked, type Words, textsIn } from './template.ts';

/** What the marks of a template stand for. */
export interface Meaning {
  locale: string;
  /** The day on which it is made, where the caller is, as 2026-11-21. */
  today: string;
  /** Who makes it. */
  person: string;
  /** Ids by key: of views, the default ones under the key of their table, and of records, `projects.website`. */
  views: ReadonlyMap<string, string>;
  records: ReadonlyMap<string, string>;
}

const day = 24 * 60 * 60 * 1000;

function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);
}

function known(ids: ReadonlyMap<string, string>, key: unknown): string {
  const id = ids.get(String(key));
  if (id === undefined) throw new ReferenceError(`The template has no "${String(key)}".`);
  return id;
}

/** What each mark stands for; `$by` alone has values by language, since names of designs are in all of them. */
const marks: Readonly<Record<string, (value: unknown, meaning: Meaning) => unknown>> = {
  // Safe: the test of the templates resolves every mark of them.
  $by: (words, { locale }) => textsIn(words as Words, locale),
  $day: (days, { today }) => dayAfter(today, Number(days)),
  $person: (_, { person }) => person,
  $record: (key, { records }) => known(records, key),
  $view: (key, { views }) => known(views, key),
};

/** What a template says, with values in place of its marks. Throws `ReferenceError` for what it does not have. */
export function resolve(marked: Marked, meaning: Meaning): unknown {
  if (Array.isArray(marked)) return marked.map((one) => resolve(one, meaning));
  if (typeof marked !== 'object' || marked === null) return marked;
  const entries = Object.entries(marked);
  const [first] = entries;
  const mark = entries.length === 1 && first ? marks[first[0]] : undefined;
  if (mark && first) return mark(first[1], meaning);
  return Object.fromEntries(entries.map(([name, value]) => [name, resolve(value, meaning)]));
}
