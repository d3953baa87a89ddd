import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** What each file of a checkout imports: paths from its root, of its own files alone, types and JSON included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const isCode = (path: string): boolean => /\.(ts|tsx|mjs|cjs)$/.test(path);

/** Every file of a checkout that git tracks or would track. */
export function filesOf(folder: string): string[] {
  const args = ['ls-files', '-co', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  return listed.split('\n').filter((path) => path && existsSync(join(folder, path)));
}

/** Reads the imports of all code in a checkout. An import of a file that is not there is left out. */
export function readImports(folder: string, files: readonly string[]): ImportGraph {
  const known = new Set(files);
  const resolve = createResolver(folder);
  const importsOf = (path: string): string[] => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, path), 'utf8'), true, true);
    const resolved = importedFiles.flatMap(({ fileName }) => resolve(path, fileName) ?? []);
    return [...new Set(resolved)].filter((target) => known.has(target));
  };
  return new Map(files.map((path) => [path, isCode(path) ? importsOf(path) : []]));
}

/** Finds what a specifier names, by the `imports` of package.json; undefined for a package. */
function createResolver(folder: string): (from: string, specifier: string) => string | undefined {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  // Safe: npm holds the file to this shape, and other conditions than a plain path are not used here.
  const { imports = {} } = JSON.parse(text) as { imports?: Record<string, string> };
  const [exact, patterns] = [new Map<string, string>(), new Map<string, string>()];
  for (const [name, path] of Object.entries(imports)) {
    if (name.endsWith('*')) patterns.set(name.slice(0, -1), path.slice(0, -1));
    else exact.set(name, path);
  }
  // The longest beginning wins, as in Node.
  const beginnings = [...patterns.keys()].sort((a, b) => b.length - a.length);
  return (from, specifier) => {
    if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
    const beginning = beginnings.find((one) => specifier.startsWith(one));
    const path =
      exact.get(specifier) ??
      (beginning === undefined ? undefined : `${patterns.get(beginning)}${specifier.slice(beginning.length)}`);
    return path === undefined ? undefined : normalize(path);
  };
}

/** A file and all that it imports, directly or through others. */
export function closureOf(graph: ImportGraph, start: string): Set<string> {
  const reached = new Set([start]);
  for (const path of reached) for (const next of graph.get(path) ?? []) reached.add(next);
  return reached;
}
