import { proxy, ref, snapshot, subscribe, unstable_enableOp } from 'valtio/vanilla';
import { isData, ownPath } from '../evaluate/own-value.ts';
import { immutable, withValue } from './immutable.ts';
import { PathTrie } from './path-trie.ts';

/** The names that lead to a value, such as `['state', 'form', 'city']`. */
export type Path = readonly string[];

/** The values of one page, dialog or drawer: roots such as `state` and `data`, each an object of named values. */
export interface Store {
  /** The value at a path, frozen; null when there is none. */
  read(path: Path): unknown;
  /** Writes at a path of two names or more, or replaces a root. Listeners were called when this returns. */
  write(path: Path, value: unknown): void;
  /** Writes several values; a listener is called at most once, at the end. */
  batch(work: () => void): void;
  /** Calls after a value at or below one of the paths changed; returns the function that unsubscribes. */
  subscribe(paths: readonly Path[], listener: () => void): () => void;
}

type Fields = Record<string, unknown>;

/**
 * A valtio store of two proxied levels: the roots, and the named values of each root. What a name holds is frozen and kept
 * by `ref`, so that an answer of ten thousand rows is neither copied nor proxied. A write deep inside copies only the
 * objects along its path. The path of valtio's operation finds the subscriptions below it; others are not visited.
 */
export function createStore(initial: Readonly<Record<string, Readonly<Fields> | null>>): Store {
  // Valtio reports what was written, and where, only after this call. The setting is global, and only this line enables it.
  unstable_enableOp(true);
  const roots = proxy(Object.fromEntries(Object.entries(initial).map(([root, values]) => [root, toFields(values)])));
  const trie = new PathTrie();
  const changed = new Set<() => void>();
  let depth = 0;

  function notify(): void {
    const listeners = [...changed];
    changed.clear();
    for (const listener of listeners) listener();
  }

  subscribe(
    roots,
    (operations) => {
      for (const operation of operations) {
        const [kind, path] = operation;
        // Nothing is ever deleted from the store, so that both ends of the change are in the operation.
        if (kind !== 'set') continue;
        for (const listener of trie.changed(operation[3], operation[2], path.map(String))) changed.add(listener);
      }
      if (depth === 0) notify();
    },
    true,
  );

  return {
    // A name's value is frozen already; only a whole root has to be copied out of its proxy.
    read: (path) => (path.length > 1 ? ownPath(roots, path) : ownPath(Object.freeze(snapshot(roots)), path)),
    write(path, value) {
      const [root, name, ...inside] = path;
      if (root === undefined || !Object.hasOwn(roots, root)) throw new RangeError(`There is no root ${root}.`);
      if (name === undefined) {
        roots[root] = toFields(value);
        return;
      }
      const fields = roots[root];
      // `user` is null without a session: nothing can be written inside.
      if (!fields) throw new RangeError(`There is no value at ${path.join('.')}.`);
      if (name === '__proto__') throw new RangeError('No field is called __proto__.');
      const frozen = immutable(value);
      if (!Object.is(ownPath(fields, path.slice(1)), frozen))
        fields[name] = opaque(withValue(fields[name], inside, frozen));
    },
    batch(work) {
      depth += 1;
      try {
        work();
      } finally {
        depth -= 1;
        if (depth === 0) notify();
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

/** The named values of a root, for valtio to proxy; null for a root that is not there. */
function toFields(values: unknown): Fields | null {
  const frozen = immutable(values);
  if (!isData(frozen)) return null;
  return Object.fromEntries(Object.entries(frozen).map(([name, value]) => [name, opaque(value)]));
}

/** Keeps valtio from proxying what is inside a value. */
function opaque(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? ref(value) : value;
}
