import { dirname } from 'node:path';
import type { ImportGraph } from './import-graph.ts';

export interface FolderKnots {
  /** Pairs of folders that import each other directly. */
  mutualPairs: number;
  /** Groups of folders each of which reaches all others of its group; the largest first. */
  knots: string[][];
}

/** The folders of some files that are tangled: `isCounted` chooses the files, such as those of one room without its tests. */
export function findFolderKnots(graph: ImportGraph, isCounted: (path: string) => boolean): FolderKnots {
  const folders = folderGraph(graph, isCounted);
  let mutualPairs = 0;
  for (const [from, targets] of folders) {
    for (const to of targets) if (from < to && folders.get(to)?.has(from)) mutualPairs += 1;
  }
  return { mutualPairs, knots: knotsOf(folders).sort((a, b) => b.length - a.length) };
}

type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

function folderGraph(graph: ImportGraph, isCounted: (path: string) => boolean): FolderGraph {
  const folders = new Map<string, Set<string>>();
  for (const [path, targets] of graph) {
    if (!isCounted(path)) continue;
    const from = dirname(path);
    const own = folders.get(from) ?? new Set();
    folders.set(from, own);
    for (const target of targets) if (isCounted(target) && dirname(target) !== from) own.add(dirname(target));
  }
  return folders;
}

/** The strongly connected components of more than one folder. There are some hundred folders: reach of each is cheap enough. */
function knotsOf(folders: FolderGraph): string[][] {
  const reach = new Map([...folders.keys()].map((folder) => [folder, reachOf(folders, folder)]));
  const left = new Set(folders.keys());
  const knots: string[][] = [];
  for (const folder of left) {
    const knot = [...left].filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder));
    for (const member of knot) left.delete(member);
    if (knot.length > 1) knots.push(knot);
  }
  return knots;
}

/** What a folder imports, directly or through others; itself only when it is in a cycle. */
function reachOf(folders: FolderGraph, start: string): Set<string> {
  const reached = new Set(folders.get(start));
  for (const folder of reached) for (const next of folders.get(folder) ?? []) reached.add(next);
  return reached;
}
