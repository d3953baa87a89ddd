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

/** Loads the servers by turns for so many seconds each, after a fifth of it that is not counted. Gives lines to print. */
export async function compare(workload: Workload, { product, floor }: Servers, seconds: number): Promise<string[]> {
  const { title, isOnce = false } = workload;
  const next = await workload.product(`http://127.0.0.1:${product.port}`);
  if (isOnce) return [row(title, figures([await measure(product, next, 60)]))];
  const [ours, theirs]: [Slice[], Slice[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    if (floor && workload.floor) theirs.push(await measure(floor, workload.floor, seconds / rounds));
    ours.push(await measure(product, next, seconds / rounds));
  }
  ours.shift();
  theirs.shift();
  if (theirs.length === 0) return [row(title, figures(ours))];
  return [row(`floor: ${title}`, figures(theirs)), row(title, figures(ours), ratios(ours, theirs))];
}
