import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFolderKnots, type FolderKnots } from './folder-knots.ts';
import { closureOf, filesOf, type ImportGraph, readImports } from './import-graph.ts';

/** One line of the table: what is counted, and what came out. */
export type Figure = readonly [title: string, value: string];

const rooms = ['openapi', 'schemas', 'kinds', 'engine', 'widgets', 'app', 'server'] as const;

const isCode = (path: string): boolean => /\.(ts|tsx|mjs|cjs)$/.test(path);
const isGenerated = (path: string): boolean => path.includes('/generated/');
const isTest = (path: string): boolean => /\.(test|spec|stories)\.tsx?$|\/testing\/|^(tests|stories)\//.test(path);
/** A step of the database's schema, which is never changed again. */
export const isMigration = (path: string): boolean => path.startsWith('server/kernel/db/migrations/');
/** The generated lists of widgets import every widget, and are what they are looked up in. */
const isRegistry = (path: string): boolean => /^widgets\/generated\/(registry|lazy|sign-in)\.ts$/.test(path);

/** The figures of a checkout, in the order of the table. */
export function measureHouse(folder: string): Figure[] {
  const files = filesOf(folder);
  const graph = readImports(folder, files);
  return [...knotFigures(graph), ...reachFigures(graph), ...sizeFigures(folder, graph), tuningFigure(folder)];
}

/** The knots of each room; a folder and its parent can make one. */
export function knotsOfRooms(graph: ImportGraph): (FolderKnots & { room: string })[] {
  const isOwn = (path: string): boolean => isCode(path) && !isTest(path) && !isRegistry(path);
  return rooms.map((room) => ({
    room,
    ...findFolderKnots(graph, (path) => isOwn(path) && path.startsWith(`${room}/`)),
  }));
}

function knotFigures(graph: ImportGraph): Figure[] {
  return knotsOfRooms(graph).map(({ room, mutualPairs, knots }) => {
    const sizes = knots.map((knot) => knot.length);
    const value = sizes.length === 0 ? 'none' : `${sizes.join(' + ')} folders, ${mutualPairs} pairs`;
    return [`tangled folders in \`${room}\``, value];
  });
}

/** The files of all calls: what the generated table imports, apart from guards and the type of a handler. */
export function handlersOf(graph: ImportGraph): string[] {
  const imported = graph.get('server/generated/handlers.ts') ?? [];
  return imported.filter((path) => !/\/guards\/|\/handler\.ts$/.test(path));
}

/** How many files of the project the types of a call reach: those of all imports of its handler, JSON included. */
function reachFigures(graph: ImportGraph): Figure[] {
  const handlers = handlersOf(graph);
  const reach = handlers.map((path) => closureOf(graph, path).size);
  return [
    ['calls', `${reach.length}`],
    [
      'files that a call reaches by type: median, mean, most',
      inOneLine([quantile(reach, 0.5), mean(reach), Math.max(...reach)]),
    ],
  ];
}

const sourcesOf = (graph: ImportGraph): string[] =>
  [...graph.keys()].filter((path) => isCode(path) && !isGenerated(path) && !isTest(path));

/** Source files of up to 25 lines that one file imports, which is no generated table. */
export function tinyFiles(folder: string, graph: ImportGraph): string[] {
  const importers = importersOf(graph);
  const isMergeable = (path: string): boolean => {
    const [importer, ...others] = importers.get(path) ?? [];
    // A door and a migration are files of their own, and so is what a generated table lists: a call, a widget, an action.
    const isOwn = path.endsWith('/index.ts') || isMigration(path);
    return importer !== undefined && others.length === 0 && !isGenerated(importer) && !isOwn;
  };
  return sourcesOf(graph).filter((path) => isMergeable(path) && linesOf(folder, path) <= 25);
}

function sizeFigures(folder: string, graph: ImportGraph): Figure[] {
  const counts = sourcesOf(graph).map((path) => linesOf(folder, path));
  return [
    ['source files without tests', `${counts.length}`],
    ['their lines', `${counts.reduce((sum, count) => sum + count, 0)}`],
    [
      'lines of a file: median, 9 in 10 at most, most',
      inOneLine([quantile(counts, 0.5), quantile(counts, 0.9), Math.max(...counts)]),
    ],
    ['files of up to 25 lines with one importer, which is no generated table', `${tinyFiles(folder, graph).length}`],
  ];
}

/** Which files of the product import a file; tests do not count. */
function importersOf(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of graph) {
    if (isTest(path)) continue;
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  }
  return importers;
}

/** The rows of the table of tunings; its heading and the line below it are none. */
export const tuningRows = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);

function tuningFigure(folder: string): Figure {
  const path = join(folder, 'docs/tuning.md');
  const value = existsSync(path) ? `${tuningRows(readFileSync(path, 'utf8')).length}` : 'no list';
  return ['entries of the list of tunings', value];
}

const linesOf = (folder: string, path: string): number => {
  const text = readFileSync(join(folder, path), 'utf8');
  return text === '' ? 0 : text.trimEnd().split('\n').length;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which this part of the values lies; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}

const inOneLine = (values: readonly number[]): string => values.map((value) => Math.round(value)).join(', ');
