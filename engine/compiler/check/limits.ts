import { pointerTo } from '#schemas';
import { isReservedName } from '../expression/names.ts';
import type { DiagnosticList } from './diagnostic-list.ts';

/**
 * What a document may have at most. `nesting` is of nodes in nodes, `entries` of one list or object, `steps` of one list of
 * actions, `changeBytes` of an overlay, which is sent with all that it changes, `names` of what a page, dialog or drawer declares, `preloads` of data that the server sends along.
 */
export const documentLimits = {
  bytes: 1_048_576,
  changeBytes: 409_600,
  nodes: 20_000,
  nesting: 200,
  values: 200_000,
  depth: 700,
  entries: 5_000,
  steps: 100,
  names: { actions: 50, state: 500, params: 500, data: 100, dialogs: 100, drawers: 100 },
  preloads: 8,
} as const;

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
export function checkLimits(
  source: unknown,
  diagnostics: DiagnosticList,
  bytes: number = documentLimits.bytes,
): boolean {
  const stack: Entry[] = [{ value: source, key: '', parent: undefined, depth: 0, nodes: 0 }];
  const seen = { bytes: 0, nodes: 0, values: 0 };
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    seen.values += 1;
    seen.bytes += sizeOf(entry);
    const over = firstOver(seen, entry, bytes) ?? tooManyInside(entry);
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

function firstOver(seen: { bytes: number; nodes: number; values: number }, entry: Entry, bytes: number) {
  const { nodes, nesting, values, depth } = documentLimits;
  if (seen.bytes > bytes) return { what: `more than ${sizeText(bytes)} of text`, limit: sizeText(bytes), atRoot: true };
  if (seen.nodes > nodes) return { what: 'too many nodes', limit: nodes, atRoot: true };
  if (seen.values > values) return { what: 'too many values', limit: values, atRoot: true };
  if (entry.nodes > nesting) return { what: 'nodes nested too deeply', limit: `${nesting} levels`, atRoot: false };
  if (entry.depth > depth) return { what: 'values nested too deeply', limit: `${depth} levels`, atRoot: true };
  return undefined;
}

/** Too many entries of one list or object; an own check, because these are multiplied with each other later. */
function tooManyInside({ value, key, parent }: Entry) {
  if (value === null || typeof value !== 'object') return undefined;
  const { entries, steps, names } = documentLimits;
  const isList = Array.isArray(value);
  const count = isList ? value.length : Object.keys(value).length;
  if (isList && count > steps && isAction(value[0]))
    return { what: `${count} actions in one list`, limit: steps, atRoot: false };
  if (!isList && typeof key === 'string' && isDeclaring(parent) && Object.hasOwn(names, key)) {
    // Safe: the line above has looked.
    const limit = names[key as keyof typeof names];
    if (count > limit) return { what: `${count} names in "${key}"`, limit, atRoot: false };
  }
  if (count > entries) return { what: `${count} entries in one place`, limit: entries, atRoot: false };
  return undefined;
}

const isAction = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, 'do');

/** A document, or a dialog or drawer written inside of it, or of what an overlay puts there. */
function isDeclaring(owner: Entry | undefined): boolean {
  if (!owner || owner.value === null || typeof owner.value !== 'object') return false;
  return !owner.parent || Object.hasOwn(owner.value, 'body');
}

const sizeText = (bytes: number): string => (bytes < 1_048_576 ? `${bytes / 1024} KB` : `${bytes / 1_048_576} MB`);

function sizeOf({ key, value }: Entry): number {
  const own = typeof value === 'string' ? value.length + 2 : 4;
  return own + (typeof key === 'string' ? key.length + 4 : 1);
}

function pointerOf(entry: Entry): string {
  const keys: (string | number)[] = [];
  for (let at: Entry | undefined = entry; at?.parent; at = at.parent) keys.push(at.key);
  return keys.reverse().reduce<string>(pointerTo, '');
}
