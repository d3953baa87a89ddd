import { isObject, pointerKeys, pointerTo } from '#schemas';
import { documentNodes } from '../check/ids.ts';
import type { Fault } from '../document/compiled.ts';

/** Faults that are reported, but with which a node still works. */
const harmless = new Set([
  'PAGE_TEXT_LITERAL',
  'PAGE_MESSAGE_UNTRANSLATED',
  'PAGE_OPERATION_FORBIDDEN',
  'PAGE_ID_ADMIN',
  'PAGE_LAYOUT_REACH',
]);
/** Where a node's expressions are. What is in `on` and `slots` fails by itself, when it runs. */
const expressions = new Set(['$', 'when', 'in', 'key', 'test', 'bind']);

/** The first fault that breaks each node, by the node's pointer. A node that reads broken data or state is broken too. */
export function breaking(source: unknown, faults: readonly Fault[]): Map<string, Fault> {
  const broken = new Map<string, Fault>();
  if (!isObject(source)) return broken;
  const nodes = new Map<string, Record<string, unknown>>();
  for (const { node, pointer } of documentNodes(source)) nodes.set(pointer, node);
  for (const fault of faults) {
    if (harmless.has(fault.code)) continue;
    const owner = ownerOf(fault.pointer, nodes);
    const owners = owner === undefined ? readersOf(fault.pointer, nodes) : [owner];
    for (const pointer of owners) if (!broken.has(pointer)) broken.set(pointer, fault);
  }
  return broken;
}

/** The innermost node that a pointer is in. */
function ownerOf(pointer: string, nodes: ReadonlyMap<string, unknown>): string | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) if (nodes.has(at)) return at;
  return undefined;
}

/** The nodes whose expressions read the data, state or parameter that a fault is in. */
function readersOf(pointer: string, nodes: ReadonlyMap<string, Record<string, unknown>>): string[] {
  const keys = pointerKeys(pointer);
  const at = keys[0] === 'dialogs' || keys[0] === 'drawers' ? 2 : 0;
  const [root, name] = keys.slice(at);
  if (name === undefined || (root !== 'data' && root !== 'state' && root !== 'params')) return [];
  const body = `${keys.slice(0, at).reduce<string>(pointerTo, '')}/body`;
  const found = [...nodes].filter(([place]) => place === body || place.startsWith(`${body}/`));
  return found.filter(([, node]) => reads(node, `${root}.${name}`)).map(([place]) => place);
}

function reads(value: unknown, path: string, key = ''): boolean {
  if (typeof value === 'string') return expressions.has(key) && containsPath(value, path);
  if (Array.isArray(value)) return value.some((item) => reads(item, path));
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([name, part]) => name !== 'slots' && name !== 'fallback' && name !== 'on' && reads(part, path, name),
  );
}

/** True when the path stands in the text by itself, and not as a part of a longer name. */
function containsPath(text: string, path: string): boolean {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    if (!/[\w.]/.test(text[at - 1] ?? '') && !/\w/.test(text[at + path.length] ?? '')) return true;
  }
  return false;
}
