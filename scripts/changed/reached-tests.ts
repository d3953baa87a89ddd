import type { ImportGraph } from '../house/import-graph.ts';

/** Settings that every test depends on. */
const everywhere =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\..*\.ts|vite\.config\.ts|playwright\.config\.ts|\.storybook\/|tests\/tier\.ts)/;

/**
 * What reads files without importing them: the first pattern are the files, the second the code that reads them. Whatever imports that
 * code is reached as well.
 */
const readers: readonly (readonly [files: RegExp, by: RegExp])[] = [
  [/^pages\//, /^(scripts\/pages\/load|server\/kernel\/documents\/shipped|scripts\/messages\/verify)\.ts$/],
  [/^openapi\/(areas|schemas)\//, /^scripts\/contract\/source\.ts$/],
  [/^openapi\/generated\//, /^server\/kernel\/http\/contract\/description\.ts$/],
  [/^widgets\/[^/]+\/[^/]+\.json$/, /^(scripts\/generate\/widgets|tests\/widgets\/example-context)\.ts$/],
  [/^docs\//, /^tests\/conventions\/decisions\.test\.ts$/],
];

/** Tests that look at the whole tree, and so at every change. */
const lookAtAll = /^(tests\/conventions\/|scripts\/house\/).*\.test\.ts$/;

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** All files that a change of these can reach by imports, themselves included; undefined when it can reach everything. */
export function reachedFiles(graph: ImportGraph, changed: readonly string[]): Set<string> | undefined {
  if (changed.some((path) => everywhere.test(path))) return undefined;
  const importers = new Map<string, string[]>();
  for (const [path, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  const readingFiles = readers
    .filter(([files]) => changed.some((path) => files.test(path)))
    .flatMap(([, by]) => [...graph.keys()].filter((path) => by.test(path)));
  const reached = new Set([...changed, ...readingFiles]);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}

/** The test files that a change can reach, of those in the graph. */
export function reachedTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const reached = reachedFiles(graph, changed);
  return [...graph.keys()].filter((path) => isTest(path) && (!reached || reached.has(path) || lookAtAll.test(path)));
}
