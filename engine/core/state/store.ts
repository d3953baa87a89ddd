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

type Roots = Record<string, unknown>;

/**
 * A store over one valtio proxy. Roots and their names are proxied; the values below are frozen and held by `ref`, so an
 * answer of ten thousand rows costs no proxy, and a write deep inside copies only the objects along its path.
 */
export function createStore(initial: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>): Store {
  const roots = proxy<Roots>({});
  for (const [root, values] of Object.entries(initial)) roots[root] = heldFields(values);
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
    read: (path) => ownPath(snapshot(roots), path),
    write([root, field, ...rest], value) {
      if (root === undefined) return;
      if (field === undefined) {
        roots[root] = heldFields(value);
        return;
      }
      const fields = roots[root];
      // A root is an object of this store's own making, or null while there is nobody (`user`).
      const target = typeof fields === 'object' && fields !== null ? (fields as Roots) : undefined;
      if (!target || field === '__proto__') throw new RangeError(`There is no place ${root}.${field}.`);
      target[field] = held(rest.length ? withValue(target[field], rest, immutable(value)) : immutable(value));
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

function heldFields(values: unknown): unknown {
  if (values === null || typeof values !== 'object') return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, held(immutable(value))]));
}
