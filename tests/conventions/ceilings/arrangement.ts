import { handlersOf, knotsOfRooms, quantile } from '#scripts/house/figures.ts';
import { closureOf, type ImportGraph } from '#scripts/house/import-graph.ts';

/** How many files each call's handler reaches by its imports, types and JSON included; `folder` chooses calls below it. */
export const callReach = (graph: ImportGraph, folder = 'server/'): number[] =>
  handlersOf(graph)
    .filter((path) => path.startsWith(folder))
    .map((path) => closureOf(graph, path).size);

/** The middle of some numbers; 0 of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Folders that import each other, directly or in a circle, in all rooms; a folder and its parent count. */
export const tangledFolders = (graph: ImportGraph): string[] =>
  knotsOfRooms(graph).flatMap(({ knots }) => knots.flat());
