import type { Browser } from 'playwright';
import type { TableBench } from '../page/serve-table.ts';
import { openPage } from './open-page.ts';

/** One round of one table; times in milliseconds. */
export interface TableFigures {
  mount: number;
  /** MB. */
  heap: number;
  frameP95: number;
  slowFrames: number;
}

const rows = 10_000;
const columns = 10;
const frames = 180;
/** Px a frame. */
const step = 100;
const slow = 50;

/** Mounts 10,000 rows of 10 columns and scrolls through them. Throws when rows are missing. */
export async function measureTable(browser: Browser, address: string): Promise<TableFigures> {
  const opened = await openPage(browser, address);
  const { page } = opened;
  await page.evaluate(([rows, columns]) => window.tableBench.prepare(rows, columns), [rows, columns] as const);
  const before = await opened.heapBytes();
  const mount = await page.evaluate(() => window.tableBench.mount());
  const heap = ((await opened.heapBytes()) - before) / 1e6;
  const shown = await page.evaluate(() => window.tableBench.shown());
  if (!shown.isFirstWhole) throw new Error(`${address} does not show every value of the first row.`);
  if (Math.abs(shown.height - 600) > 60)
    throw new Error(`${address} shows a table of ${shown.height} px, and not 600.`);
  const times = await page.evaluate(([frames, step]) => window.tableBench.scroll(frames, step), [
    frames,
    step,
  ] as const);
  if (!(await page.evaluate(() => window.tableBench.reachesEnd())))
    throw new Error(`${address} never shows the last row.`);
  await opened.close();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    mount,
    heap,
    frameP95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    slowFrames: times.filter((time) => time > slow).length,
  };
}

declare global {
  interface Window {
    tableBench: TableBench;
  }
}
