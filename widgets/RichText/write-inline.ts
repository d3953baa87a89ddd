import type { Mark, Node } from 'prosemirror-model';
import { lexer } from 'marked';
import { escapeStart, escapeText } from './escape-text.ts';
import { readInline } from './read-document.ts';
import { richSchema } from './rich-schema.ts';

/** From the outermost. */
const emphases = [
  ['strike', '~~'],
  ['strong', '**'],
  ['em', '*'],
] as const;
type Emphasis = (typeof emphases)[number][0];

/** A part of a line: a character with its emphases, or something whole. */
interface Unit {
  /** Markdown of something whole; undefined for a character. */
  whole: string | undefined;
  character: string;
  emphases: Set<Emphasis>;
}

/**
 * The Markdown of a paragraph or heading. Where Markdown cannot say an emphasis, such as one that ends between a sign and
 * a letter, the sign goes without; where two of them cross so that reading would find others, they are left away. Words
 * are never lost.
 */
export function writeInline(block: Node, allowsBreaks: boolean): string {
  const wanted: Emphasis[][] = [['strike', 'strong', 'em'], ['strike', 'strong'], ['strong'], []];
  const plain = block.textBetween(0, block.content.size, '', leafWords);
  for (const kinds of wanted) {
    const markdown = writeWith(block, kinds, allowsBreaks);
    if (kinds.length === 0 || !hasEmphasis(block)) return markdown;
    if (saysSame(markdown, plain, marked(block, kinds))) return markdown;
  }
  return '';
}

function writeWith(block: Node, kinds: readonly Emphasis[], allowsBreaks: boolean): string {
  let markdown = '';
  for (const { mark, children } of byLink(block)) {
    const inner = writeRun(children, kinds, allowsBreaks);
    markdown += mark ? writeLink(mark, inner) : inner;
  }
  const lines = markdown.split('\\\n').map((line) => escapeStart(line.trim()));
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines.join('\\\n');
}

/** Neighbours with the same link, together: a link is the outermost mark. */
function byLink(block: Node): { mark: Mark | undefined; children: Node[] }[] {
  const groups: { mark: Mark | undefined; children: Node[] }[] = [];
  block.forEach((child) => {
    const mark = child.marks.find(({ type }) => type.name === 'link');
    const last = groups.at(-1);
    if (last && (last.mark === mark || (last.mark && mark && last.mark.eq(mark)))) last.children.push(child);
    else groups.push({ mark, children: [child] });
  });
  return groups;
}

function writeLink({ attrs }: Mark, inner: string): string {
  const href = String(attrs['href']).replace(/[\\<>()\s]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );
  const title = typeof attrs['title'] === 'string' ? ` "${attrs['title'].replace(/[\\"]/g, '\\$&')}"` : '';
  return `[${inner}](${href}${title})`;
}

function writeRun(children: readonly Node[], kinds: readonly Emphasis[], allowsBreaks: boolean): string {
  const units = children.flatMap((child) => unitsOf(child, kinds, allowsBreaks));
  for (const kind of kinds) tighten(units, kind);
  let markdown = '';
  let text = '';
  const open: Emphasis[] = [];
  const flush = () => {
    markdown += escapeText(text);
    text = '';
  };
  for (const [at, unit] of [...units, end].entries()) {
    const firstGone = open.findIndex((kind) => !unit.emphases.has(kind));
    const closing = firstGone < 0 ? [] : open.splice(firstGone);
    const opening = kinds
      .filter((kind) => unit.emphases.has(kind) && !open.includes(kind))
      .sort((a, b) => lengthOf(units, b, at) - lengthOf(units, a, at));
    if (closing.length > 0 || opening.length > 0 || unit.whole !== undefined) flush();
    for (const kind of closing.reverse()) markdown += signOf(kind);
    for (const kind of opening) markdown += signOf(kind);
    open.push(...opening);
    if (unit.whole === undefined) text += unit.character;
    else markdown += unit.whole;
  }
  return markdown;
}

const end: Unit = { whole: '', character: '', emphases: new Set() };

function unitsOf(child: Node, kinds: readonly Emphasis[], allowsBreaks: boolean): Unit[] {
  const own = kinds.filter((kind) => child.marks.some(({ type }) => type.name === kind));
  const whole = (markdown: string, character: string): Unit[] => [{ whole: markdown, character, emphases: new Set() }];
  if (child.type.name === 'hard_break') return whole(allowsBreaks ? '\\\n' : ' ', ' ');
  if (child.type.name === 'piece') return whole(String(child.attrs['source']), '!');
  const text = child.text ?? '';
  if (child.marks.some(({ type }) => type.name === 'code')) return whole(writeCode(text), '`');
  return [...text].map((character) => ({ whole: undefined, character, emphases: new Set(own) }));
}

function writeCode(text: string): string {
  if (text.trim() === '') return text;
  const runs: readonly string[] = text.match(/`+/g) ?? [];
  let fence = '`';
  while (runs.includes(fence)) fence += '`';
  const room = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${room}${text}${room}${fence}`;
}

/** Takes an emphasis from the blanks at its ends, and from signs there that would keep Markdown from seeing it. */
function tighten(units: readonly Unit[], kind: Emphasis): void {
  for (let at = 0; at < units.length; at++) {
    if (!units[at]?.emphases.has(kind)) continue;
    let first = at;
    let last = at;
    while (units[last + 1]?.emphases.has(kind)) last++;
    at = last;
    while (first <= last && isLoose(units[first], units[first - 1])) units[first++]?.emphases.delete(kind);
    while (last >= first && isLoose(units[last], units[last + 1])) units[last--]?.emphases.delete(kind);
  }
}

function isLoose(unit: Unit | undefined, beyond: Unit | undefined): boolean {
  if (!unit || /\s/.test(unit.character)) return true;
  return /[\p{P}\p{S}]/u.test(unit.character) && beyond !== undefined && /[\p{L}\p{N}\p{M}]/u.test(beyond.character);
}

/** Where an emphasis ends. */
function lengthOf(units: readonly Unit[], kind: Emphasis, from: number): number {
  let at = from;
  while (units[at]?.emphases.has(kind)) at++;
  return at - from;
}

function signOf(kind: Emphasis): string {
  return emphases.find(([name]) => name === kind)?.[1] ?? '';
}

function hasEmphasis(block: Node): boolean {
  let found = false;
  block.forEach((child) => {
    found ||= child.marks.some(({ type }) => emphases.some(([name]) => name === type.name));
  });
  return found;
}

/** The characters of a block that have an emphasis, without blanks and signs, which may go without. */
function marked(block: Node, kinds: readonly Emphasis[]): string {
  const found: string[] = [];
  block.forEach((child) => {
    const own = kinds.filter((kind) => child.marks.some(({ type }) => type.name === kind)).join();
    if (child.isText) for (const one of child.text ?? '') if (/[\p{L}\p{N}]/u.test(one)) found.push(`${one} ${own}`);
  });
  return found.join('\n');
}

/** Whether Markdown, when it is read, has the same words with the same emphases. */
function saysSame(markdown: string, plain: string, emphasised: string): boolean {
  const [token] = lexer(markdown);
  const tokens = token && 'tokens' in token ? token.tokens : undefined;
  const read = richSchema.node('paragraph', null, readInline(tokens ?? []));
  return (
    words(read.textBetween(0, read.content.size, '', leafWords)) === words(plain) &&
    marked(read, ['strike', 'strong', 'em']) === emphasised
  );
}

function leafWords(node: Node): string {
  return node.type.name === 'hard_break' ? ' ' : String(node.attrs['source'] ?? '');
}

function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
