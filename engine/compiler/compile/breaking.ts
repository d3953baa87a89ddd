import { isObject, pointerKeys, pointerTo } from '#schemas';
import { documentNodes } from '#engine/written';
import type { Diagnostic } from '#engine/document';

/** Diagnostics that are reported and do not break their node. */
const harmless = new Set([
  'PAGE_TEXT_LITERAL',
  'PAGE_MESSAGE_UNTRANSLATED',
  'PAGE_OPERATION_FORBIDDEN',
  'PAGE_ID_ADMIN',
  'PAGE_LAYOUT_REACH',
]);
/** Where a node's expressions are. What is in `on` and `slots` fails by itself, when it runs. */
const expressions = new Set(['$', 'when', 'in', 'key', 'test', 'bind']);

/** The first diagnostic that breaks each node, by the node's pointer. A node that reads broken data or state is broken too. */
export function breaking(source: unknown, diagnostics: readonly Diagnostic[]): Map<string, Diagnostic> {
  const broken = new Map<string, Diagnostic>();
  if (!isObject(source) || diagnostics.length === 0) return broken;
  const nodes = new Map<string, Record<string, unknown>>();
  for (const { node, pointer } of documentNodes(source)) {
    nodes.set(pointer, node);
    for (const item of strayItems(node, pointer)) nodes.set(item, {});
  }
  let readers: Readers | undefined;
  for (const diagnostic of diagnostics) {
    if (harmless.has(diagnostic.code)) continue;
    const owner = ownerOf(diagnostic.pointer, nodes);
    readers ??= owner === undefined ? findReaders(nodes) : undefined;
    const owners = owner === undefined ? readersOf(diagnostic.pointer, readers ?? new Map()) : [owner];
    for (const pointer of owners) if (!broken.has(pointer)) broken.set(pointer, diagnostic);
  }
  return broken;
}

/** Pointers of what is in a node's slots and is no node, such as null: it is broken by itself, and the node around it is not. */
function strayItems({ slots }: Record<string, unknown>, pointer: string): string[] {
  return Object.entries(isObject(slots) ? slots : {}).flatMap(([name, items]) =>
    (Array.isArray(items) ? items : []).flatMap((item, index) =>
      isObject(item) ? [] : [pointerTo(pointerTo(`${pointer}/slots`, name), index)],
    ),
  );
}

/** The innermost node that a pointer is in. */
function ownerOf(pointer: string, nodes: ReadonlyMap<string, unknown>): string | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) if (nodes.has(at)) return at;
  return undefined;
}

/** `data.customers` and so on: the pointers of the nodes that read it, by the body that they are in. */
type Readers = Map<string, string[]>;

function readersOf(pointer: string, readers: Readers): string[] {
  const keys = pointerKeys(pointer);
  const at = keys[0] === 'dialogs' || keys[0] === 'drawers' ? 2 : 0;
  const [root, name] = keys.slice(at);
  return readers.get(`${keys.slice(0, at).reduce<string>(pointerTo, '')}/body ${root}.${name}`) ?? [];
}

function findReaders(nodes: ReadonlyMap<string, Record<string, unknown>>): Readers {
  const readers: Readers = new Map();
  for (const [pointer, node] of nodes) {
    const body = /^(\/(dialogs|drawers)\/[^/]*)?\/body/.exec(pointer)?.[0] ?? '';
    const paths = new Set<string>();
    collectPaths(node, '', paths);
    for (const path of paths) {
      const key = `${body} ${path}`;
      const known = readers.get(key);
      if (known) known.push(pointer);
      else readers.set(key, [pointer]);
    }
  }
  return readers;
}

function collectPaths(value: unknown, key: string, paths: Set<string>): void {
  if (typeof value === 'string') {
    if (!expressions.has(key)) return;
    for (const [, path] of value.matchAll(/(?<![\w.])((?:data|state|params)\.\w+)/g)) if (path) paths.add(path);
  } else if (Array.isArray(value)) {
    for (const item of value) collectPaths(item, '', paths);
  } else if (isObject(value)) {
    for (const [name, part] of Object.entries(value)) {
      if (name !== 'slots' && name !== 'fallback' && name !== 'on')
        collectPaths(part, key === 'binds' ? 'bind' : name, paths);
    }
  }
}
