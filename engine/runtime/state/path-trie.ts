import { ownValue } from '../evaluate/own-value.ts';

type Listener = () => void;

/** Absent parts take no memory: most nodes have one listener and nothing below. */
interface TrieNode {
  listeners: Set<Listener> | undefined;
  children: Map<string, TrieNode> | undefined;
}

/**
 * The listeners by the path that they read. A change is found by walking two values side by side: where both hold the same
 * object nothing below has changed, so the walk costs as much as what changed and is read, however large the page is.
 */
export class PathTrie {
  private readonly root: TrieNode = newNode();

  /** Listens to a path and everything below it. The same listener listens once to a path. */
  add(path: readonly string[], listener: Listener): void {
    let node = this.root;
    for (const key of path) {
      node.children ??= new Map();
      const child = node.children.get(key) ?? newNode();
      node.children.set(key, child);
      node = child;
    }
    node.listeners ??= new Set();
    node.listeners.add(listener);
  }

  /** Listens no longer to the path. */
  remove(path: readonly string[], listener: Listener): void {
    remove(this.root, path, 0, listener);
  }

  /**
   * The listeners of every path whose value differs, each once, when the value at `at` was one and is another. What is
   * above `at` differs too; without `at` the two values are everything before and after.
   */
  changed(before: unknown, after: unknown, at: readonly string[] = []): Set<Listener> {
    const found = new Set<Listener>();
    if (Object.is(before, after)) return found;
    let node: TrieNode | undefined = this.root;
    for (const key of at) {
      for (const listener of node.listeners ?? []) found.add(listener);
      node = node.children?.get(key);
      if (!node) return found;
    }
    compare(node, before, after, found);
    return found;
  }
}

function newNode(): TrieNode {
  return { listeners: undefined, children: undefined };
}

/** Removes the nodes that have no listener any more. */
function remove(node: TrieNode, path: readonly string[], depth: number, listener: Listener): void {
  const key = path[depth];
  if (key === undefined) {
    node.listeners?.delete(listener);
    return;
  }
  const child = node.children?.get(key);
  if (!child) return;
  remove(child, path, depth + 1, listener);
  if (!child.listeners?.size && !child.children?.size) node.children?.delete(key);
}

function compare(node: TrieNode, before: unknown, after: unknown, found: Set<Listener>): void {
  if (Object.is(before, after)) return;
  for (const listener of node.listeners ?? []) found.add(listener);
  for (const [key, child] of node.children ?? []) compare(child, ownValue(before, key), ownValue(after, key), found);
}
