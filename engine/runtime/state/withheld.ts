import { isData } from '../evaluate/own-value.ts';
import type { Path } from './store.ts';

/** Paths of a page's state that are never persisted on the device, such as a password inside a record. */
export interface Withheld {
  /** Adds a path; `*` matches every item of a list. It is never removed: its value may stay in the state. */
  add(path: Path): void;
  /** The value of a path without the withheld parts inside it. */
  without(path: Path, value: unknown): unknown;
}

/** Starts with no withheld paths. */
export function createWithheld(): Withheld {
  const byKey = new Map<string, Path>();
  return {
    add: (path) => void byKey.set(JSON.stringify(path), path),
    without(path, value) {
      let left = value;
      for (const withheldPath of byKey.values()) {
        if (path.every((name, index) => withheldPath[index] === name))
          left = leaveOut(left, withheldPath.slice(path.length));
      }
      return left;
    },
  };
}

/** A copy without the value at a path; the same value when there is none. Null for a value that is withheld whole. */
function leaveOut(value: unknown, path: Path): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return null;
  if (!isData(value)) return value;
  if (Array.isArray(value)) return name === '*' ? value.map((item) => leaveOut(item, rest)) : value;
  if (!Object.hasOwn(value, name)) return value;
  const { [name]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [name]: leaveOut(inner, rest) };
}
