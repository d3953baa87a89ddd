import { proxy, ref, snapshot, subscribe } from 'valtio/vanilla';
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

/**
 * A store over one valtio proxy. Only the roots are proxied: what they hold is frozen and held by `ref`, so an answer of
 * ten thousand rows costs no proxy, and a write deep inside copies only the objects along its path.
 */
export function createStore(initial: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>): Store {
  const roots = proxy<Record<string, unknown>>({});
  for (const [root, values] of Object.entries(initial)) roots[root] = held(immutable(values));
  const trie = new PathTrie();
  let seen: unknown = snapshot(roots);
  let depth = 0;
  let isStale = false;

  function tell(): void {
    isStale = false;
    const before = seen;
    seen = snapshot(roots);
    for (const listener of trie.changed(before, seen)) listener();
  }

  subscribe(
    roots,
    () => {
      if (depth === 0) tell();
      else isStale = true;
    },
    true,
  );

  return {
    read: (path) => ownPath(roots, path),
    write([root, ...rest], value) {
      if (root === undefined || !Object.hasOwn(roots, root)) throw new RangeError(`There is no root ${root}.`);
      // A root is null while there is nobody (`user`): nothing can be written inside.
      if (rest.length && roots[root] === null) throw new RangeError(`There is no place ${root}.${rest.join('.')}.`);
      const kept = immutable(value);
      if (Object.is(ownPath(roots, [root, ...rest]), kept)) return;
      roots[root] = held(withValue(roots[root], rest, kept));
    },
    batch(work) {
      depth += 1;
      try {
        work();
      } finally {
        depth -= 1;
        if (depth === 0 && isStale) tell();
      }
    },
    subscribe(paths, listener) {
      const stops = paths.map((path) => trie.add(path, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function held(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? ref(value) : value;
}
