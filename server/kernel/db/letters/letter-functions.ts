import { foldedLetters } from '#schemas/values';
import { accents, accentsBehind, orderedCharacters } from './text-order.ts';
import { baseLetters } from './base-letters.ts';

/** A letter and its replacement, by their code points; 0 for nothing. */
type Pair = readonly [from: number, to: number];

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** A code point within the brackets of a regular expression of PostgreSQL. */
const escaped = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;

/** A class of exactly these letters, in the order of their codes. */
function classOf(pairs: readonly Pair[]): string {
  const ranges: [number, number][] = [];
  for (const [code] of pairs) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return `[${ranges.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('')}]`;
}

/** Where letters of the scripts are that most texts with capitals are written in: their replacement is found by their code. */
const pages = [
  [0x80, 0x5ff],
  [0x1e00, 0x1fff],
  [0xff00, 0xff5f],
] as const;

const isNear = ([code]: Pair): boolean => pages.some(([first, last]) => code >= first && code <= last);

/** The index of `code` among the letters of all pages, which begin at 1. */
const indexInPages = `case when code <= ${pages[0][1]} then code - ${pages[0][0] - 1}
      when code <= ${pages[1][1]} then code - ${pages[1][0] - (pages[0][1] - pages[0][0]) - 2}
      else code - ${pages[2][0] - (pages[0][1] - pages[0][0]) - (pages[1][1] - pages[1][0]) - 3} end`;

/**
 * Statements that exchange letters of a variable. Each different letter takes a search and a replacement, and a text without one takes a
 * search: `translate` would look through all letters of a table for each one of the text.
 */
function exchanged(name: string, pairs: readonly Pair[]): string {
  const near = pairs.filter(isNear);
  const to = new Map(near);
  const all = pages.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  return `loop
    one := substring(${name} from '${classOf(near)}');
    exit when one is null;
    code := ascii(one);
    code := ('{${all.map((code) => to.get(code) ?? code).join(',')}}'::int4[])[${indexInPages}];
    ${name} := replace(${name}, one, case when code = 0 then '' else chr(code) end);
  end loop;`;
}

const textOf = (codes: readonly number[]): string => codes.map((code) => String.fromCodePoint(code)).join('');

/** The letters of all other scripts. */
function exchangedFar(name: string, pairs: readonly Pair[]): string {
  const far = pairs.filter((pair) => !isNear(pair));
  const [from, to] = [textOf(far.map(([one]) => one)), textOf(far.map(([, one]) => one))];
  return `if ${name} ~ '${classOf(far)}' then ${name} := translate(${name}, '${from}', '${to}'); end if;`;
}

/** What `lower` in the collation "C" does is left to it: it is the same on every database. */
const folded: readonly Pair[] = foldedLetters().filter(([from]) => from > 0x7f);

const unaccented: readonly Pair[] = [
  ...baseLetters.map(([from, to]): Pair => [codeOf(from), codeOf(to)]),
  ...Array.from({ length: accents.last - accents.first + 1 }, (_, at): Pair => [accents.first + at, 0]),
].toSorted(([one], [other]) => one - other);

/**
 * The functions by which the database compares texts without regard to case, and sorts them, alike on every database whatever its locale
 * and its version of Unicode, since indexes hold what they give (docs/decisions/0299). Those in SQL become part of the statement that has
 * them, so that a text of ASCII alone is spared a call.
 */
export const createLetterFunctions: readonly string[] = [
  `create function public.fold_letters(value text) returns text language plpgsql immutable strict parallel safe cost 100 as $$
declare
  made text := lower(value collate "C");
  one text;
  code int;
begin
  ${exchanged('made', folded)}
  ${exchangedFar('made', folded)}
  return made;
end $$`,
  `create function public.fold_case(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = length(value) then lower(value collate "C") else public.fold_letters(value) end
$$`,
  `create function public.letters_in_order(value text) returns text language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  folded text := public.fold_letters(value);
  plain text := folded;
  one text;
  code int;
begin
  ${exchanged('plain', unaccented)}
  if plain <> folded then folded := plain || '${accentsBehind}' || folded; end if;
  return case when folded ~ '[\\u4e00-\\u9fff]' then public.pinyin_order(folded) else folded end;
end $$`,
  `create function public.text_order(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(left(value, ${orderedCharacters})) = length(left(value, ${orderedCharacters}))
    then lower(left(value, ${orderedCharacters}) collate "C")
    else public.letters_in_order(left(value, ${orderedCharacters})) end
$$`,
];
