import type { TableAdapter } from './adapter.ts';
import { nextPaint, pageContainer } from './painting.ts';
import { tableOf } from './table-shape.ts';

/** What the driver asks of a page with a table. */
export interface TableBench {
  prepare(rows: number, columns: number): Promise<void>;
  /** Mounts the table and waits until its first row is painted; milliseconds. */
  mount(): Promise<number>;
  /** The rows in the document, and whether every value of the first one is there. */
  shown(): { rows: number; isFirstWhole: boolean; height: number };
  /** Scrolls by so many px in each of so many frames; gives how long each frame took, in milliseconds. */
  scroll(frames: number, step: number): Promise<number[]>;
  /** Scrolls to the end; true when the last row is there. */
  reachesEnd(): Promise<boolean>;
}

declare global {
  interface Window {
    tableBench: TableBench;
  }
}

/** Frames until a table has shown what it scrolled to. */
const settling = 30;

/** Hands a contender's table to the driver. */
export function serveTable({ row, viewport, prepare }: TableAdapter): void {
  let shape = tableOf(0, 0);
  let ready: Awaited<ReturnType<TableAdapter['prepare']>>;
  const rowOf = (id: number) => {
    const name = String(shape.rows[id]?.['c0']);
    return [...pageContainer().querySelectorAll<HTMLElement>(row)].find((one) => one.textContent?.includes(name));
  };
  function box(): HTMLElement {
    const found = pageContainer().querySelector<HTMLElement>(viewport);
    if (!found) throw new Error('The table has nothing that scrolls.');
    return found;
  }

  window.tableBench = {
    async prepare(rows, columns) {
      shape = tableOf(rows, columns);
      ready = await prepare(shape);
    },
    async mount() {
      await nextPaint();
      const start = performance.now();
      ready.show(pageContainer());
      while (!rowOf(0)) await nextPaint();
      await nextPaint();
      return performance.now() - start;
    },
    shown() {
      const text = rowOf(0)?.textContent?.replaceAll(',', '') ?? '';
      return {
        rows: pageContainer().querySelectorAll(row).length,
        isFirstWhole: shape.columns.every(({ key }) => text.includes(String(shape.rows[0]?.[key]))),
        height: box().clientHeight,
      };
    },
    async scroll(frames, step) {
      const viewport = box();
      const times: number[] = [];
      for (let frame = 0; frame <= frames; frame += 1) {
        times.push(await new Promise<number>(requestAnimationFrame));
        viewport.scrollTop += step;
      }
      return times.slice(1).map((time, index) => time - (times[index] ?? time));
    },
    async reachesEnd() {
      box().scrollTop = box().scrollHeight;
      for (let frame = 0; frame < settling; frame += 1) await nextPaint();
      return rowOf(shape.rows.length - 1) !== undefined;
    },
  };
}
