import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { pointerKeys } from '#schemas';
import type { Diagnostic } from './compiled.ts';

/** Adds the line and column, counted from 1, of each diagnostic in the text that the document was read from. */
export function locateDiagnostics(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  if (diagnostics.length === 0) return [];
  const tree = parseTree(text);
  const lines = lineStarts(text);
  return diagnostics.map((diagnostic) => {
    if (!tree) return diagnostic;
    const node = findNode(tree, pointerKeys(diagnostic.pointer));
    const inside =
      diagnostic.at !== undefined && node.type === 'string' ? offsetInText(text, node.offset, diagnostic.at) : 0;
    return { ...diagnostic, ...position(lines, node.offset + inside) };
  });
}

/** Line and column, counted from 1, of what each JSON pointer names in a text; of what is nearest around it where that is gone. */
export function locatePointers(
  pointers: readonly string[],
  text: string,
): ({ line: number; column: number } | undefined)[] {
  const tree = parseTree(text);
  const lines = lineStarts(text);
  return pointers.map((pointer) => tree && position(lines, findNode(tree, pointerKeys(pointer)).offset));
}

/** Line and column of an offset; `lines` are the offsets at which lines start. */
export function position(lines: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}

export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The node of a pointer, or the nearest one around it that exists; a property's key for values under unknown names. */
function findNode(tree: Node, keys: string[]): Node {
  let node: Node = tree;
  for (const key of keys) {
    const step = node.type === 'array' ? Number(key) : key;
    const next = findNodeAtLocation(node, [step]);
    if (!next) return node;
    node = next;
  }
  return node;
}

/** How far into the quoted text the given character is; escapes take more than one character. */
function offsetInText(text: string, start: number, character: number): number {
  let at = start + 1;
  for (let count = 1; count < character && text[at] !== '"' && at < text.length; count++) {
    if (text[at] !== '\\') at += 1;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return at - start;
}
