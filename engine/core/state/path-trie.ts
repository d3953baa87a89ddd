import { ownValue } from '../evaluate/own-value.ts';

type Listener = () => void;

interface TrieNode {
  listeners: Set<Listener>;
  children: Map<string, TrieNode>;
}

/**
 * Who reads which path. A change is found by walking two snapshots side by side: where they hold the same object nothing
 * below has changed, so the walk costs as much as what changed and is read, not as much as the page is big.
 */
export class PathTrie {
  private readonly root: TrieNode = newNode();

  /** Listens to a path and everything below it; returns the way to stop. */
  add(path: readonly string[], listener: Listener): () => void {
    const trail: TrieNode[] = [this.root];
    for (const key of path) {
      const parent = trail[trail.length - 1] ?? this.root;
      const child = parent.children.get(key) ?? newNode();
      parent.children.set(key, child);
      trail.push(child);
    }
    trail[trail.length - 1]?.listeners.add(listener);
    return () => {
      trail[trail.length - 1]?.listeners.delete(listener);
      for (let depth = trail.length - 1; depth > 0; depth -= 1) {
        const node = trail[depth];
        if (!node || node.listeners.size > 0 || node.children.size > 0) return;
        trail[depth - 1]?.children.delete(path[depth - 1] ?? '');
      }
    };
  }

  /** The listeners of every path whose value differs between the two snapshots, each once. */
  changed(before: unknown, after: unknown): Set<Listener> {
    const found = new Set<Listener>();
    compare(this.root, before, after, found);
    return found;
  }
}

function newNode(): TrieNode {
  return { listeners: new Set(), children: new Map() };
}

function compare(node: TrieNode, before: unknown, after: unknown, found: Set<Listener>): void {
  if (Object.is(before, after)) return;
  for (const listener of node.listeners) found.add(listener);
  for (const [key, child] of node.children) compare(child, ownValue(before, key), ownValue(after, key), found);
}
