import { figures, ratios } from './figures.ts';
import { measure, type Slice } from './measure.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { row } from './print.ts';
import type { Workload } from './workloads.ts';

export interface Servers {
  product: MeasuredProcess;
  /** Only beside PostgreSQL. */
  floor?: MeasuredProcess | undefined;
}

/** Slices by turns, so that what else the machine does hits both servers alike. */
const rounds = 5;
/**
 * Seconds of each server that are not counted: until then its code is still being translated, and runs at a third of
 * its speed. The floor has little code and is warm after two.
 */
const warmUp = 12;

/** Loads the servers by turns for so many seconds each, once they are warm. Gives lines to print. */
export async function compare(workload: Workload, { product, floor }: Servers, seconds: number): Promise<string[]> {
  const { title, isOnce = false } = workload;
  const requests = () => workload.product(`http://127.0.0.1:${product.port}`);
  const next = await requests();
  if (isOnce) {
    await measure(product, next, 60);
    const ours = [await measure(product, await requests(), 60)];
    if (!floor || !workload.floor) return [row(title, figures(ours))];
    await measure(floor, workload.floor, 2);
    const theirs = [await measure(floor, workload.floor, seconds / 2)];
    return [row(`floor: ${title}`, figures(theirs)), row(title, figures(ours), ratios(ours, theirs))];
  }
  const [ours, theirs]: [Slice[], Slice[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const length = round === 0 ? warmUp : seconds / rounds;
    if (floor && workload.floor) theirs.push(await measure(floor, workload.floor, length));
    ours.push(await measure(product, next, length));
  }
  ours.shift();
  theirs.shift();
  if (theirs.length === 0) return [row(title, figures(ours))];
  return [row(`floor: ${title}`, figures(theirs)), row(title, figures(ours), ratios(ours, theirs))];
}
