/**
 * Where a value of a document is: the pointer of its page, dialog or drawer (empty for the page), its root (`state`, `params`,
 * `data`), and names from there. A path covers everything below it.
 */
export type DataPath = readonly string[];

interface Branch {
  isEnd: boolean;
  next: Map<string, Branch>;
}

/** A set of paths that answers in the time of one path whether another one overlaps. */
export class PathSet {
  readonly #root: Branch = { isEnd: false, next: new Map() };

  constructor(paths: Iterable<DataPath> = []) {
    for (const path of paths) this.add(path);
  }

  /** False when a path that covers it was there already. */
  add(path: DataPath): boolean {
    let branch = this.#root;
    for (const name of path) {
      if (branch.isEnd) return false;
      const next = branch.next.get(name) ?? { isEnd: false, next: new Map() };
      branch.next.set(name, next);
      branch = next;
    }
    const isNew = !branch.isEnd;
    branch.isEnd = true;
    return isNew;
  }

  /** Whether the path is one of them, is inside of one, or has one inside. */
  overlaps(path: DataPath): boolean {
    let branch = this.#root;
    for (const name of path) {
      if (branch.isEnd) return true;
      const next = branch.next.get(name);
      if (!next) return false;
      branch = next;
    }
    return branch.isEnd || branch.next.size > 0;
  }
}

/** The path that a name of an expression or a state path has, written in this page, dialog or drawer. */
export function dataPath(scope: string, names: readonly string[]): DataPath {
  return names[0] === 'page' && scope !== '' ? ['', ...names.slice(1)] : [scope, ...names];
}
