/** A group that is open: whether something in it is repeated, or may be one thing or another. */
interface Group {
  isOpenEnded: boolean;
}

/**
 * True for a pattern that JavaScript's engine may try in exponentially many ways: a repeated group in which something is
 * repeated or chosen, `(a+)+` or `(a|a)*`, or one that reads what it matched before. Careful rather than exact: a few
 * harmless patterns are called endless as well (P26).
 */
export function mayBeEndless(pattern: string): boolean {
  const groups: Group[] = [{ isOpenEnded: false }];
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern[at];
    const group = groups.at(-1);
    if (letter === '\\') {
      at += 1;
      if (/[1-9k]/.test(pattern[at] ?? '')) return true;
    } else if (letter === '[') at = endOfClass(pattern, at);
    else if (letter === '(') groups.push({ isOpenEnded: false });
    else if (letter === ')') {
      const isRepeated = repeats(pattern, at + 1);
      const inner = groups.length > 1 ? groups.pop() : undefined;
      if (isRepeated && inner?.isOpenEnded) return true;
      const around = groups.at(-1);
      if (around && (isRepeated || inner?.isOpenEnded)) around.isOpenEnded = true;
    } else if (group && (letter === '|' || repeats(pattern, at))) group.isOpenEnded = true;
  }
  return false;
}

/** Whether a quantifier at this position repeats what is before it, more than once. */
function repeats(pattern: string, at: number): boolean {
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(pattern.slice(at)) ?? [];
  if (least === undefined) return pattern[at] === '*' || pattern[at] === '+';
  return comma === ',' && most === '' ? true : Number(most || least) > 1;
}

function endOfClass(pattern: string, start: number): number {
  for (let at = start + 1; at < pattern.length; at += 1) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === ']') return at;
  }
  return pattern.length;
}
