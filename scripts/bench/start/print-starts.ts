import type { Kind } from '../filled-database.ts';
import { secondsOfClone } from './clone-seconds.ts';
import { measureStart, type StartFigures } from './start-figures.ts';

const rounds = 3;

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0;

/** Prints how long the built product takes to start on each database, the middle of three starts, and a bare clone once. */
export async function printStarts(kinds: readonly Kind[]): Promise<void> {
  console.log('\n## Start, on an empty database\n');
  console.log('| | ready s | first page s | idle MB | of it PGlite alone MB |\n|---|---|---|---|---|');
  for (const kind of kinds) {
    const figures: StartFigures[] = [];
    for (let round = 0; round < rounds; round += 1) figures.push(await measureStart(kind));
    const of = (name: keyof StartFigures): number => middle(figures.map((one) => one[name] ?? 0));
    const pglite = kind === 'embedded' ? of('pglite').toFixed(0) : '';
    const cells = [of('ready').toFixed(1), of('firstPage').toFixed(1), of('idle').toFixed(0), pglite];
    console.log(`| ${[kind, ...cells].join(' | ')} |`);
  }
  console.log(`\n\`npm start\` in a bare clone is ready after ${(await secondsOfClone()).toFixed(0)} s.`);
}
