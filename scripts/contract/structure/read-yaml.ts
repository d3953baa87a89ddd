import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { isNode, type Node } from '../node.ts';
import { checkShape } from './check-shape.ts';
import type { Shape } from './shape.ts';

/** Reads files of the contract, and collects what is wrong with them: sentences that begin with file and line. */
export interface YamlReader {
  readonly diagnostics: readonly string[];
  /** A file that has to be there; empty for one that is no YAML or no mapping. */
  read(path: string, shape: Shape): Promise<Node>;
  /** All files of a folder by name, sorted; what else lies there is reported, for it would not be read. */
  readFolder(folder: string, shape: Shape): Promise<Record<string, Node>>;
  /** Reports files of a folder that nothing reads: those of YAML that are not among `known`. */
  reportUnread(folder: string, known: readonly string[]): Promise<void>;
}

/** A reader whose diagnostics name files from `root`. */
export function createYamlReader(root: string): YamlReader {
  const diagnostics: string[] = [];
  const nameOf = (path: string): string => relative(root, path).replaceAll('\\', '/');

  async function read(path: string, shape: Shape): Promise<Node> {
    const lines = new LineCounter();
    const document = parseDocument(await readFile(path, 'utf8'), { lineCounter: lines });
    for (const { message, pos } of [...document.errors, ...document.warnings])
      diagnostics.push(`${nameOf(path)}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0] ?? ''}`);
    if (document.errors.length > 0) return {};
    diagnostics.push(...checkShape({ path: nameOf(path), document, lines }, shape));
    const value: unknown = document.toJS();
    return isNode(value) ? value : {};
  }

  async function readFolder(folder: string, shape: Shape): Promise<Record<string, Node>> {
    const names = (await readdir(folder)).sort();
    const found: Record<string, Node> = {};
    for (const name of names)
      if (name.endsWith('.yaml')) found[basename(name, '.yaml')] = await read(join(folder, name), shape);
      else diagnostics.push(`${nameOf(join(folder, name))}: is not read; files of the contract here end in .yaml`);
    return found;
  }

  async function reportUnread(folder: string, known: readonly string[]): Promise<void> {
    for (const name of (await readdir(folder)).sort())
      if (/\.ya?ml$/.test(name) && !known.includes(name))
        diagnostics.push(`${nameOf(join(folder, name))}: is not read; here are ${known.join(', ')} alone`);
  }

  return { diagnostics, read, readFolder, reportUnread };
}
