/** Edits between two names (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** `, did you mean "workspaceAdmins"?` or nothing when no name is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  let best: { name: string; edits: number } | undefined;
  for (const candidate of names) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits <= Math.max(2, name.length / 3) && (!best || edits < best.edits)) best = { name: candidate, edits };
  }
  return best ? `, did you mean "${best.name}"?` : '';
}
