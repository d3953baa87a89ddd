import type { Entry } from './controls.tsx';

/** What an input method of Chinese types in place of the marks of a formula, each as long as what it stands for. */
const marks: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '？': '?',
  '！': '!',
  '＋': '+',
  '－': '-',
  '×': '*',
  '＊': '*',
  '÷': '/',
  '／': '/',
  '＝': '=',
  '＜': '<',
  '＞': '>',
  '％': '%',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '\u3000': ' ',
};

/** Whether a full-width quotation mark ends a text: not one inside of it, and no apostrophe. */
function ends(quote: string, char: string, before: string, depth: number): boolean {
  if (quote === '"') return char === '”' && depth === 0;
  return char === '’' && !/[a-z]/i.test(before);
}

/** A formula with the full-width marks outside of its texts read as the marks of the language; it stays as long as it was. */
export function plainMarks(text: string): string {
  let quote = '';
  let depth = 0;
  let read = '';
  let skips = false;
  for (const char of text) {
    if (quote === '') {
      const plain = marks[char] ?? char;
      if (plain === '"' || plain === "'") [quote, depth] = [plain, 0];
      read += plain;
      continue;
    }
    const closes = !skips && (char === quote || ends(quote, char, read.at(-1) ?? '', depth));
    read += closes ? quote : char;
    skips = !skips && char === '\\';
    if (char === '“') depth += 1;
    else if (char === '”' && depth > 0) depth -= 1;
    if (closes) quote = '';
  }
  return read;
}

/** The parts of a formula: its quoted texts, the last of which may be open, and what is between them. */
const partsOf = (text: string): string[] => text.split(/('(?:\\.|[^'\\])*(?:'|$)|"(?:\\.|[^"\\])*(?:"|$))/);

/** Words of the language, which no label stands for. */
const ownWords: ReadonlySet<string> = new Set(['true', 'false', 'null', 'in', 'and', 'or', 'not']);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+');

/** What labels stand for: those that name one field alone, and that are no other field's identifier; the longest first. */
function namesOf(fields: readonly Entry[]): [label: string, id: string][] {
  const owners = new Map(fields.map(({ value }) => [value.toLowerCase(), value]));
  const labels = fields.map(({ value, label }) => [plainMarks(label.trim()).toLowerCase(), value] as [string, string]);
  return labels
    .filter(([label], _, all) => label !== '' && all.filter(([one]) => one === label).length === 1)
    .filter(([label, id]) => /^[\p{L}_]/u.test(label) && (owners.get(label) ?? id) === id && !ownWords.has(label))
    .filter(([label]) => !/[-+*/<>=!?:,;.%&|'"]/.test(label))
    .toSorted(([one], [other]) => other.length - one.length);
}

/** A formula in which the labels of fields, as they were typed, are the identifiers that they stand for; what is called is a function. */
export function withIdentifiers(text: string, fields: readonly Entry[]): string {
  const names = namesOf(fields);
  if (names.length === 0) return text;
  const any = names.map(([label]) => escaped(label)).join('|');
  const typed = new RegExp(`(?<![\\p{L}\\p{N}_.])(?:${any})(?![\\p{L}\\p{N}_]|\\s*\\()`, 'giu');
  const idOf = new Map(names);
  return partsOf(text)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(typed, (label) => idOf.get(label.toLowerCase().replace(/\s+/g, ' ')) ?? label),
    )
    .join('');
}
