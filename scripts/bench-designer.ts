/**
 * `npm run bench:designer -- [nodes] [rounds]`: what it costs to compile a large page, and to compile it again after a change, in
 * milliseconds of the processor; with `paint`, how long a key takes to the canvas, by the clock. Prints the table of
 * docs/benchmarks.md; without numbers 500 nodes and 40 rounds.
 */
import { execFileSync } from 'node:child_process';
import { type CheckContext, compileDocument, createCatalogue, createCompilation, readContract } from '#engine/compiler';
import { roleSets } from '#openapi';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { largePage } from '#tests/designer/large-page.ts';
import { cpuTime } from '#tests/promises/cpu-time.ts';
import { edits } from './bench/designer/edits.ts';
import { measurePaint } from './bench/designer/paint.ts';
import { root } from './install.mjs';

const cold = '--cold';
const [nodes = 500, rounds = 40] = process.argv
  .slice(2)
  .filter((arg) => /^\d+$/.test(arg))
  .map(Number);
const coldRounds = 5;

/** As an administrator's page is compiled: it is not shipped, so that all of it is a change. */
async function productContext(): Promise<CheckContext> {
  const { documents, messages, widgets, actions, contract } = await loadShipped(root);
  const find = (id: string) => documents.get(id);
  return {
    catalogue: createCatalogue({ widgets, actions }),
    operations: readContract(contract),
    roleSets,
    messages,
    documents: find,
    base: find,
    locale: 'en-US',
    shipped: false,
  };
}

function timeOf(work: () => void): number {
  const began = cpuTime();
  work();
  return cpuTime() - began;
}

const at = (times: readonly number[], part: number): string =>
  (times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? Number.NaN).toFixed(1);
const print = (title: string, times: readonly number[]): void =>
  console.log(`| ${title} | ${at(times, 0.5)} | ${at(times, 0.95)} |`);
const repeated = (times: number, work: (round: number) => number): number[] =>
  Array.from({ length: times }, (_, round) => work(round));

const context = await productContext();
const page = largePage(nodes);
const head = `| ${nodes} nodes, ${rounds} rounds | p50 ms | p95 ms |\n|---|---|---|`;
if (process.argv.includes(cold)) console.log(timeOf(() => compileDocument(page, context)));
else if (process.argv.includes('paint')) {
  console.log(head);
  print('a key to the painted canvas', await measurePaint(page, rounds));
} else {
  console.log(head);
  // A new process each time: nothing is optimised yet, and no message is parsed.
  const command = ['--import', 'tsx', 'scripts/bench-designer.ts', cold, `${nodes}`];
  print(
    'whole, cold',
    repeated(coldRounds, () => Number(execFileSync(process.execPath, command, { cwd: root }))),
  );
  print(
    'whole, warm',
    repeated(rounds, () => timeOf(() => compileDocument(structuredClone(page), context))),
  );
  for (const { title, make } of edits) {
    let document = page;
    const compilation = createCompilation(document, context);
    const times = repeated(rounds, (round) => {
      document = structuredClone(document);
      make(document, round);
      return timeOf(() => compilation.update(document));
    });
    print(title, times);
  }
}
