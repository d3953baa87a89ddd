import { foldCase } from './fold-case.ts';
/** What people write between several values in one cell. */
const separators = /[、,，;；\n|]|\s\/\s/g;

/** A text in quotation marks, those in it doubled, as far as a separator or the end. */
const quoted = /\s*"((?:[^"]|"")*)"\s*(?=$|[、,，;；\n|]|\/\s)/y;

/** A text between two separators: where it stands, and what it says without its quotation marks. */
interface ListPart {
  from: number;
  to: number;
  text: string;
}

/** The parts of a cell; what is in quotation marks is one, whatever is in it. */
function partsOf(text: string): ListPart[] {
  const parts: ListPart[] = [];
  let from = 0;
  while (from <= text.length) {
    quoted.lastIndex = from;
    const inMarks = quoted.exec(text);
    separators.lastIndex = inMarks ? quoted.lastIndex : from;
    const next = separators.exec(text);
    const to = next?.index ?? text.length;
    const part = inMarks?.[1]?.replaceAll('""', '"') ?? text.slice(from, to);
    // Nothing between two separators is no value; an empty pair of quotation marks is a text.
    if (part.trim() !== '' || inMarks) parts.push({ from, to, text: part.trim() });
    if (!next) break;
    from = separators.lastIndex;
  }
  return parts;
}

/** Labels have at most 100 signs, titles of records more: what is longer is tried in no other way. */
const longest = 300;
/** Parts that are tried as one text. */
const most = 8;

/** The texts that begin with a part: the part itself, then what is written from there to later parts, separators among it. */
function* textsFrom(text: string, parts: readonly ListPart[], at: number): Generator<{ text: string; next: number }> {
  const [first, ...more] = parts.slice(at, at + most);
  if (!first) return;
  yield { text: first.text, next: at + 1 };
  for (const [beyond, { to }] of [first, ...more].entries()) {
    if (to - first.from > longest) return;
    yield { text: text.slice(first.from, to).trim(), next: at + beyond + 1 };
  }
}

/**
 * Every text that cells of several values may mean as one of them, each once, to look their meanings up together: whole cells and their
 * parts first, since a look-up has a bound, then what may be a name with separators in it.
 */
export function listTexts(cells: readonly string[]): string[] {
  const read = cells.map((text) => ({ text, parts: partsOf(text) }));
  const wholes = read.flatMap(({ text, parts }) => [text.trim(), ...parts.map((part) => part.text)]);
  const joined = read.flatMap(({ text, parts }) =>
    parts.flatMap((_, at) => [...textsFrom(text, parts, at)].map((one) => one.text)),
  );
  return [...new Set([...wholes, ...joined])].filter((one) => one !== '');
}

/**
 * The values of a cell, each once: its parts, and where a part is none, the text from there to a later part, since names have commas in
 * them too. Undefined when some of the text is no value.
 */
export function readList<Value>(text: string, find: (text: string) => Value | undefined): Value[] | undefined {
  const parts = partsOf(text);
  // From the end, so that each part knows whether what is behind it can be read.
  const steps: ({ value: Value; next: number } | undefined)[] = [];
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    for (const { text: name, next } of textsFrom(text, parts, at)) {
      if (next < parts.length && steps[next] === undefined) continue;
      const value = find(name);
      if (value === undefined) continue;
      steps[at] = { value, next };
      break;
    }
  }
  const found = new Set<Value>();
  for (let at = 0; at < parts.length; ) {
    const step = steps[at];
    if (!step) return undefined;
    found.add(step.value);
    at = step.next;
  }
  return [...found];
}

/** The single parts of a cell, without those quotation marks that hold one together: what is named where none of them is known. */
export const listParts = (text: string): string[] => partsOf(text).map((part) => part.text);

/** Several values in one cell, in the marks of the language; one that could be taken for several is in quotation marks (0302). */
export const writeList = (texts: readonly string[], locale: string): string =>
  texts
    .map((text) => (/[、,，;；\n|"]|\s\/\s/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(locale.startsWith('zh') ? '、' : ', ');

/** An option with all that it is called: its label in each language. */
export interface NamedOption {
  value: string;
  labels: readonly string[];
}

const folded = (text: string): string => foldCase(text.normalize('NFC').trim());

/**
 * The option that a text names: by a label as it is written, then without regard to case, then by its value. An option may have the label
 * of another one's value, and people read labels.
 */
export function readOption<Option extends NamedOption>(options: readonly Option[], text: string): Option | undefined {
  const [plain, wanted] = [text.trim(), folded(text)];
  return (
    options.find(({ labels }) => labels.some((label) => label.trim() === plain)) ??
    options.find(({ labels }) => labels.some((label) => folded(label) === wanted)) ??
    options.find(({ value }) => value === plain) ??
    options.find(({ value }) => folded(value) === wanted)
  );
}
