import { pointerTo } from '#schemas';
import { isReservedName } from '../expression/names.ts';
import type { DiagnosticList } from './diagnostic-list.ts';

/** What a document may have at most; nesting is of nodes in nodes. */
export const documentLimits = { bytes: 1_048_576, nodes: 20_000, nesting: 200, values: 200_000, depth: 700 } as const;

interface Entry {
  value: unknown;
  key: string | number;
  parent: Entry | undefined;
  depth: number;
  nodes: number;
}

/**
 * Runs before every other check, without recursion. A document that is too big or too deep gets one diagnostic, and
 * false is returned: no walk may enter it. Each name that reaches a prototype gets a diagnostic (P21).
 */
export function checkLimits(source: unknown, diagnostics: DiagnosticList): boolean {
  const stack: Entry[] = [{ value: source, key: '', parent: undefined, depth: 0, nodes: 0 }];
  const seen = { bytes: 0, nodes: 0, values: 0 };
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    seen.values += 1;
    seen.bytes += sizeOf(entry);
    const over = firstOver(seen, entry);
    if (over) {
      diagnostics.add('PAGE_LIMIT', over.atRoot ? '' : pointerOf(entry), { what: over.what, limit: over.limit });
      return false;
    }
    if (entry.value === null || typeof entry.value !== 'object') continue;
    const isNode =
      !Array.isArray(entry.value) && (Object.hasOwn(entry.value, 'widget') || Object.hasOwn(entry.value, 'fragment'));
    if (isNode) seen.nodes += 1;
    const parent = entry;
    const children: [string | number, unknown][] = Array.isArray(entry.value)
      ? [...entry.value.entries()]
      : Object.entries(entry.value);
    for (const [key, value] of children.reverse()) {
      if (typeof key === 'string' && isReservedName(key))
        diagnostics.add('PAGE_NAME_RESERVED', pointerTo(pointerOf(parent), key), { name: key });
      stack.push({ value, key, parent, depth: parent.depth + 1, nodes: parent.nodes + (isNode ? 1 : 0) });
    }
  }
  return true;
}

function firstOver(seen: { bytes: number; nodes: number; values: number }, entry: Entry) {
  const { bytes, nodes, nesting, values, depth } = documentLimits;
  if (seen.bytes > bytes) return { what: 'more than 1 MB of text', limit: '1 MB', atRoot: true };
  if (seen.nodes > nodes) return { what: 'too many nodes', limit: nodes, atRoot: true };
  if (seen.values > values) return { what: 'too many values', limit: values, atRoot: true };
  if (entry.nodes > nesting) return { what: 'nodes nested too deeply', limit: `${nesting} levels`, atRoot: false };
  if (entry.depth > depth) return { what: 'values nested too deeply', limit: `${depth} levels`, atRoot: true };
  return undefined;
}

function sizeOf({ key, value }: Entry): number {
  const own = typeof value === 'string' ? value.length + 2 : 4;
  return own + (typeof key === 'string' ? key.length + 4 : 1);
}

function pointerOf(entry: Entry): string {
  const keys: (string | number)[] = [];
  for (let at: Entry | undefined = entry; at?.parent; at = at.parent) keys.push(at.key);
  return keys.reverse().reduce<string>(pointerTo, '');
}
