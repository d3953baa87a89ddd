import { isObject } from '#schemas';
import type { NodeSource } from '#engine/document';
import { idsInside, newNodeId } from './sources.ts';
import { isText, type Messages } from './texts.ts';

/** Why nothing can be pasted: the text is no copy of nodes, or holds more than a page takes at once. */
export type PasteIssue = 'unreadable' | 'tooLarge';

/** What is copied at most. */
const limits = { bytes: 400_000, nodes: 500 };

/** The mark by which a copy is known: in this page, in another one, and in another browser. */
const mark = { pagewright: 'nodes', version: 1 };

/**
 * Nodes as text for the clipboard: `{"pagewright": "nodes", "version": 1, "nodes": […]}`. Texts of the product are written out in each
 * language, because the page that they are pasted into may not have them.
 */
export function copyNodes(nodes: readonly NodeSource[], messages: Messages): string {
  return JSON.stringify({ ...mark, nodes: nodes.map((node) => writtenOut(node, messages)) }, null, 2);
}

function writtenOut(value: unknown, messages: Messages): unknown {
  if (Array.isArray(value)) return value.map((one) => writtenOut(one, messages));
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, writtenOut(part, messages)]));
  if (!isText(value) || typeof value.t !== 'string') return inner;
  const key = value.t;
  const texts = Object.entries(messages).flatMap(([locale, known]) =>
    Object.hasOwn(known, key) ? [[locale, known[key]]] : [],
  );
  return texts.length === 0 ? inner : { ...inner, t: Object.fromEntries(texts) };
}

/** The nodes of a copied text. What they hold is looked at by the checker, as everything in a draft. */
export function readNodes(text: string): NodeSource[] | { refused: PasteIssue } {
  if (text.length > limits.bytes) return { refused: 'tooLarge' };
  const clip = parsed(text);
  if (!isObject(clip) || clip.pagewright !== mark.pagewright || clip.version !== mark.version)
    return { refused: 'unreadable' };
  const { nodes } = clip;
  if (!Array.isArray(nodes) || nodes.length === 0 || !nodes.every((node): node is NodeSource => isTree(node, 0)))
    return { refused: 'unreadable' };
  return nodes.flatMap(idsInside).length > limits.nodes ? { refused: 'tooLarge' } : nodes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const deepest = 100;

/** True for a node with an id and a widget or fragment, and nodes alone in its slots. */
export function isTree(node: unknown, depth: number): node is NodeSource {
  if (depth > deepest || !isObject(node) || typeof node.id !== 'string') return false;
  if (typeof node.widget !== 'string' && typeof node.fragment !== 'string') return false;
  if (node.fallback !== undefined && !isTree(node.fallback, depth + 1)) return false;
  if (node.slots === undefined) return true;
  return (
    isObject(node.slots) &&
    Object.values(node.slots).every((nodes) => Array.isArray(nodes) && nodes.every((inner) => isTree(inner, depth + 1)))
  );
}

/** The same nodes with ids of their own, which `taken` does not have. Actions that name a node of the copy name its new id. */
export function renewIds(nodes: readonly NodeSource[], taken: ReadonlySet<string>): NodeSource[] {
  const used = new Set(taken);
  const ids = new Map<string, string>();
  for (const node of nodes.flatMap(inside)) {
    const id = newNodeId(used, node.widget ?? node.fragment?.split('.').at(-1) ?? 'part');
    used.add(id);
    ids.set(node.id, id);
  }
  // Safe: ids alone are exchanged.
  return nodes.map((node) => renamed(node, ids) as NodeSource);
}

function inside(node: NodeSource): NodeSource[] {
  const inner = [...Object.values(node.slots ?? {}).flat(), ...(node.fallback ? [node.fallback] : [])];
  return [node, ...inner.flatMap(inside)];
}

/** Nodes are named by their `id`, and by the argument `node` of actions. */
function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  if (!isObject(value)) return value;
  const isNamed = typeof value.widget === 'string' || typeof value.fragment === 'string';
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const names = (name === 'id' && isNamed) || (name === 'node' && typeof value.do === 'string');
      return [name, names && typeof part === 'string' ? (ids.get(part) ?? part) : renamed(part, ids)];
    }),
  );
}
