import { handlersOf, isMigration, knotsOfRooms, quantile } from '#scripts/house/figures.ts';
import { closureOf, type ImportGraph } from '#scripts/house/import-graph.ts';

/** Files of one kind of field: a new kind is a new folder, which the registries reach by itself. */
const ofOneKind = /^kinds\/(?!base\/|shared\/|generated\/)[^/]+\//;

/**
 * How many files each call's handler reaches by its imports, types and JSON included; `folder` chooses calls below it. Folders of
 * kinds and migrations do not count, so that another one changes nothing.
 */
export const callReach = (graph: ImportGraph, folder = 'server/'): number[] =>
  handlersOf(graph)
    .filter((path) => path.startsWith(folder))
    .map(
      (path) =>
        [...closureOf(graph, path)].filter((reached) => !ofOneKind.test(reached) && !isMigration(reached)).length,
    );

/** The middle of some numbers; 0 of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Folders that import each other, directly or in a circle, in all rooms; a folder and its parent count. */
export const tangledFolders = (graph: ImportGraph): string[] =>
  knotsOfRooms(graph).flatMap(({ knots }) => knots.flat());
