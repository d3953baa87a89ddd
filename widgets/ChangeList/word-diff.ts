/** A run of a text that both sides have, or one alone. */
export interface DiffPart {
  kind: 'kept' | 'removed' | 'added';
  text: string;
}

/** Longer texts are shown side by side: comparing them would hold up the page. */
const mostLetters = 20_000;
/** The most words that may differ, which bounds the work to their square. */
const mostChanges = 600;
/** A shorter text is read at a glance. */
const fewestWords = 12;
/** Texts with less in common are two texts, not one that was changed. */
const leastShared = 0.3;

const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token);

/** The words of a text and what is between them; Chinese by its words where the browser knows them, else by its characters. */
export function tokensOf(text: string, locale: string): string[] {
  // Older browsers lack it.
  if (!('Segmenter' in Intl)) return text.match(/\p{Script=Han}|[\p{L}\p{N}\p{M}_]+|\s+|[\s\S]/gu) ?? [];
  return Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

type Step = DiffPart['kind'];

/**
 * The shortest way from one list to the other (Myers 1986): keeps, removes and adds, first to last. Undefined for more than
 * `mostChanges` differences.
 */
function stepsBetween(was: readonly string[], now: readonly string[]): Step[] | undefined {
  const reached: Map<number, number>[] = [];
  let ends = new Map<number, number>([[1, 0]]);
  const end = was.length - now.length;
  for (let changes = 0; changes <= mostChanges; changes += 1) {
    reached.push(ends);
    const next = new Map<number, number>();
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let at = isDown(ends, diagonal, changes) ? (ends.get(diagonal + 1) ?? 0) : (ends.get(diagonal - 1) ?? 0) + 1;
      while (at < was.length && at - diagonal < now.length && was[at] === now[at - diagonal]) at += 1;
      next.set(diagonal, at);
    }
    ends = next;
    if ((ends.get(end) ?? -1) >= was.length) return stepsBack(reached, was.length, now.length);
  }
  return undefined;
}

const isDown = (ends: ReadonlyMap<number, number>, diagonal: number, changes: number): boolean =>
  diagonal === -changes || (diagonal !== changes && (ends.get(diagonal - 1) ?? -1) < (ends.get(diagonal + 1) ?? -1));

/** The steps of the way whose furthest points are known, read from its end. */
function stepsBack(reached: readonly ReadonlyMap<number, number>[], oldLength: number, newLength: number): Step[] {
  const steps: Step[] = [];
  let [x, y] = [oldLength, newLength];
  for (let changes = reached.length - 1; changes >= 0; changes -= 1) {
    const ends = reached[changes] ?? new Map<number, number>();
    const diagonal = x - y;
    const before = isDown(ends, diagonal, changes) ? diagonal + 1 : diagonal - 1;
    const fromX = ends.get(before) ?? 0;
    const fromY = fromX - before;
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      steps.push('kept');
      [x, y] = [x - 1, y - 1];
    }
    if (changes === 0) break;
    steps.push(before === diagonal + 1 ? 'added' : 'removed');
    [x, y] = [fromX, fromY];
  }
  return steps.reverse();
}

/** Puts what is removed before what is added, and takes a space between two changes into both of them. */
function joined(tokens: readonly DiffPart[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const close = (): void => {
    if (removed !== '') parts.push({ kind: 'removed', text: removed });
    if (added !== '') parts.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  tokens.forEach(({ kind, text }, index) => {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (removed !== '' && added !== '' && !isWord(text) && (tokens[index + 1]?.kind ?? 'kept') !== 'kept') {
      removed += text;
      added += text;
    } else {
      close();
      const last = parts.at(-1);
      if (last?.kind === 'kept') last.text += text;
      else parts.push({ kind: 'kept', text });
    }
  });
  close();
  return parts;
}

/**
 * How a long text was changed, word by word. Undefined where both sides are better read beside each other: short texts, texts with
 * little in common, and those that are too long to compare.
 */
export function wordDiff(was: string, now: string, locale: string): DiffPart[] | undefined {
  if (was.length > mostLetters || now.length > mostLetters || was === now) return undefined;
  const [before, after] = [tokensOf(was, locale), tokensOf(now, locale)];
  const words = Math.max(before.filter(isWord).length, after.filter(isWord).length);
  if (words < fewestWords) return undefined;
  const steps = stepsBetween(before, after);
  if (!steps) return undefined;
  let [x, y] = [0, 0];
  const tokens = steps.map((kind): DiffPart => {
    const text = (kind === 'added' ? after[y] : before[x]) ?? '';
    if (kind !== 'added') x += 1;
    if (kind !== 'removed') y += 1;
    return { kind, text };
  });
  const shared = tokens.filter(({ kind, text }) => kind === 'kept' && isWord(text)).length;
  return shared / words < leastShared ? undefined : joined(tokens);
}
