/** Calls that differ in their door alone: written once, with `x-doors`, and read as one call for each door. */
import { didYouMean } from './nearest.ts';
import { child, isNode, type Node, strings } from './node.ts';
import { doorPart, doorsMember } from './structure/door-shape.ts';
import { methods, operationMembers } from './structure/operation-shape.ts';

/** Two mappings as one, member by member; the second wins where both have a value that is no mapping. */
function merged(shared: Node, own: Node): Node {
  const members = Object.entries(own).map(([name, value]) => {
    const other = shared[name];
    return [name, isNode(other) && isNode(value) ? merged(other, value) : value] as const;
  });
  return { ...shared, ...Object.fromEntries(members) };
}

/** A text in which each `{name}` is the word of a door. */
const filled = (text: unknown, words: Node): unknown =>
  typeof text === 'string' ? text.replaceAll(/\{(\w+)\}/g, (part, name: string) => String(words[name] ?? part)) : text;

/** One call of a family as it is through a door, with its members in the order in which they are always written. */
function callThrough(door: Node, family: Node, own: Node): Node {
  const { [doorsMember]: _doors, ...shared } = family;
  const { 'x-guard': guard, 'x-errors': codes } = door;
  const call = merged(guard === undefined ? shared : { ...shared, 'x-guard': guard }, own);
  const ownCodes = strings(call['x-errors']);
  const errors = [...strings(codes).filter((code) => !ownCodes.includes(code)), ...ownCodes];
  if (errors.length > 0) call['x-errors'] = errors;
  for (const name of ['summary', 'description']) call[name] = filled(call[name], child(door, 'words'));
  const order = Object.keys(operationMembers).filter((name) => call[name] !== undefined);
  return Object.fromEntries(order.map((name) => [name, call[name]]));
}

/** What is wrong with a call that is written once: sentences without its location. */
function issuesOf(family: Node, doors: Node): string[] {
  const own = Object.entries(child(family, doorsMember));
  if (own.length === 0) return [`"${doorsMember}" has no doors`];
  const unread = Object.entries(family)
    .filter(([name, value]) => !isNode(value) && own.every(([, call]) => isNode(call) && name in call))
    .map(([name]) => `"${name}" is not read, since each door has its own`);
  const unknown = own.flatMap(([door, call]) => {
    const words = Object.keys(child(child(doors, door), 'words'));
    return ['summary', 'description'].flatMap((member) => {
      const text = isNode(call) && member in call ? call[member] : family[member];
      const named = typeof text === 'string' ? [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') : [];
      return named
        .filter((name) => !words.includes(name))
        .map((name) => `"{${name}}" of its ${member} is no word of the door "${door}"${didYouMean(name, words)}`);
    });
  });
  return [...unread, ...unknown];
}

/** The paths through each door, made of one with `{door}`. */
function pathsThrough(path: string, item: Node, doors: Node): Node {
  const paths: Record<string, Node> = {};
  const own = Array.isArray(item['parameters']) ? item['parameters'] : [];
  for (const method of methods.filter((name) => name in item)) {
    const family = child(item, method);
    for (const [name, call] of Object.entries(child(family, doorsMember))) {
      const door = child(doors, name);
      const through = path.replace(doorPart, String(door['path']));
      paths[through] ??= { parameters: [door['parameter'], ...own] };
      paths[through][method] = callThrough(door, family, isNode(call) ? call : {});
    }
  }
  return paths;
}

/**
 * Areas in which each call with `x-doors` has become its calls through the doors of common.yaml, and what is wrong with those that have
 * doors. Checks of the files' structure come first (`structure/door-shape.ts`).
 */
export function expandDoors(
  areas: Readonly<Record<string, Node>>,
  doors: Node,
): { areas: Record<string, Node>; diagnostics: string[] } {
  const diagnostics: string[] = [];
  const expanded: Record<string, Node> = {};
  for (const [file, document] of Object.entries(areas)) {
    const paths: Node = {};
    for (const [path, item] of Object.entries(child(document, 'paths'))) {
      const isFamily = isNode(item) && path.includes(doorPart);
      for (const [through, calls] of Object.entries(isFamily ? pathsThrough(path, item, doors) : { [path]: item })) {
        if (through in paths) diagnostics.push(`${file}.yaml ${path}: ${through} is written twice, also by itself`);
        paths[through] = calls;
      }
      for (const method of isFamily ? methods.filter((name) => name in item) : [])
        for (const issue of issuesOf(child(item, method), doors))
          diagnostics.push(`${file}.yaml ${method.toUpperCase()} ${path}: ${issue}`);
    }
    expanded[file] = 'paths' in document ? { ...document, paths } : document;
  }
  return { areas: expanded, diagnostics };
}
