import { type Document, isAlias, isMap, isScalar, isSeq, type LineCounter } from 'yaml';
import { didYouMean } from '../nearest.ts';
import { doorsMember } from './door-shape.ts';
import { methods, operationMembers } from './operation-shape.ts';
import type { Inner, Mapping, Shape } from './shape.ts';

/** A YAML file that was parsed, with what finds lines in it. */
export interface ParsedFile {
  /** For diagnostics, from the root of the tree. */
  path: string;
  document: Document;
  lines: LineCounter;
}

/** The start of a node in its file; that of what is around it when it has none. */
const startOf = (node: unknown, around: number): number =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : around;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** What a scalar is expected to be; undefined when it is that. */
const scalarIssue = (shape: Shape, value: unknown): string | undefined => {
  if (shape === 'text') return isText(value) ? undefined : 'is no text';
  if (shape === 'true') return value === true ? undefined : 'is another value than true';
  return typeof value === 'boolean' ? undefined : 'is neither true nor false';
};

/**
 * What of a file is not read: members that a mapping does not have, and values of another kind. Each is a sentence that begins
 * with file and line.
 */
export function checkShape({ path, document, lines }: ParsedFile, whole: Shape): string[] {
  const diagnostics: string[] = [];
  const say = (offset: number, text: string): number =>
    diagnostics.push(`${path}:${lines.linePos(offset).line}: ${text}`);

  const visit = (written: unknown, inner: Inner, name: string, around: number): void => {
    const node = isAlias(written) ? written.resolve(document) : written;
    const at = startOf(written, around);
    const given = typeof inner === 'function' ? inner(name) : inner;
    const pairs = isMap(node) ? node.items : [];
    const shape =
      typeof given === 'object' && 'choose' in given
        ? given.choose(pairs.map(({ key }) => String(isScalar(key) ? key.value : key)))
        : given;
    if (shape === 'any') return;
    if (shape === 'texts' || (typeof shape === 'object' && 'items' in shape)) {
      if (!isSeq(node)) say(at, `"${name}" is no list`);
      else for (const item of node.items) visit(item, shape === 'texts' ? 'text' : shape.items, name, at);
    } else if (typeof shape === 'object' && 'what' in shape) {
      const isTruth = shape.orTruth === true && isScalar(node) && typeof node.value === 'boolean';
      if (!isMap(node) && !isTruth) say(at, `"${name}" is no mapping, but has to be ${shape.what}`);
      for (const { key, value } of pairs) {
        const member = String(isScalar(key) ? key.value : key);
        const offset = startOf(key, at);
        const found = memberOf(shape, member);
        if (found === undefined) say(offset, unknownMember(shape, member));
        else visit(value, found, member, offset);
      }
      const missing = isMap(node) ? (shape.needs ?? []).filter((member) => !node.has(member)) : [];
      for (const member of missing) say(around, `"${name}" has no "${member}", which ${shape.what} needs`);
    } else {
      const issue = typeof shape === 'string' ? scalarIssue(shape, isScalar(node) ? node.value : undefined) : undefined;
      if (issue !== undefined) say(at, `"${name}" ${issue}`);
    }
  };

  visit(document.contents, whole, 'file', 0);
  return diagnostics;
}

function memberOf({ members = {}, named }: Mapping, name: string): Inner | undefined {
  if (Object.hasOwn(members, name)) return members[name];
  return named?.pattern.test(name) ? named.shape : undefined;
}

function unknownMember({ what, members = {}, named }: Mapping, name: string): string {
  const elsewhere = belongsElsewhere(name);
  const near = elsewhere === '' ? didYouMean(name, Object.keys(members)) : '';
  const like = elsewhere === '' && near === '' && named ? `: its names are ${named.like}` : '';
  return `"${name}" is no member of ${what}${near}${elsewhere}${like}`;
}

/** Where a member belongs that is in a wrong position, as the end of a sentence; empty for a name that is none of the contract. */
function belongsElsewhere(name: string): string {
  if (name.startsWith('/')) return '; a path belongs to "paths" of a file in openapi/areas';
  if (name === 'paths') return '; paths belong to files in openapi/areas, at the top level';
  if (methods.includes(name)) return '; a method belongs to a path';
  if (name === doorsMember) return '; it belongs to an operation of a path with {door}';
  if (name !== 'parameters' && Object.hasOwn(operationMembers, name))
    return '; it belongs to an operation, below its method';
  return '';
}
