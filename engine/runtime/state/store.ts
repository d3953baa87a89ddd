import { ownPath } from '../evaluate/own-value.ts';
import { immutable, withValue } from './immutable.ts';
import { PathTrie } from './path-trie.ts';

export type Path = readonly string[];

/** The values of one page, dialog or drawer: roots such as `state` and `data`, each an object of named values. */
export interface Store {
  /** The value at a path, frozen; null when there is none. */
  read(path: Path): unknown;
  /** Writes at a path of two names or more, or replaces a root. Listeners have heard of it when this returns. */
  write(path: Path, value: unknown): void;
  /** Writes several values, and tells once. */
  batch(work: () => void): void;
  /** Calls after a value at or below one of the paths changed; returns the way to stop. */
  subscribe(paths: readonly Path[], listener: () => void): () => void;
}

type Roots = Readonly<Record<string, unknown>>;

/**
 * A store of frozen values: an answer of ten thousand rows is held as it is, and a write deep inside copies only the
 * objects along its path. Who reads what changed is found by comparing the values before and after.
 */
export function createStore(initial: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>): Store {
  const trie = new PathTrie();
  let roots: Roots = Object.fromEntries(Object.entries(initial).map(([root, values]) => [root, immutable(values)]));
  let told = roots;
  let depth = 0;

  function tell(): void {
    const before = told;
    told = roots;
    for (const listener of trie.changed(before, roots)) listener();
  }

  return {
    read: (path) => ownPath(roots, path),
    write(path, value) {
      const [root] = path;
      if (root === undefined || !Object.hasOwn(roots, root)) throw new RangeError(`There is no root ${root}.`);
      // A root is null while there is nobody (`user`): nothing can be written inside.
      if (path.length > 1 && roots[root] === null) throw new RangeError(`There is no place ${path.join('.')}.`);
      const kept = immutable(value);
      if (Object.is(ownPath(roots, path), kept)) return;
      roots = { ...roots, [root]: withValue(roots[root], path.slice(1), kept) };
      if (depth === 0) tell();
    },
    batch(work) {
      depth += 1;
      try {
        work();
      } finally {
        depth -= 1;
        if (depth === 0 && told !== roots) tell();
      }
    },
    subscribe(paths, listener) {
      for (const path of paths) trie.add(path, listener);
      return () => {
        for (const path of paths) trie.remove(path, listener);
      };
    },
  };
}
