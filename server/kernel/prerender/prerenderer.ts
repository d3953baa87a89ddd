import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { PrerenderedScreen } from '#openapi';
import type { BootData } from '../documents/boot-data.ts';
import { Unavailable } from '../errors/index.ts';
import { createFairQueue } from '../turns/fair-queue.ts';
import { createRenderWorker } from './render-worker.ts';
import { createScreenCache } from './screen-cache.ts';

export interface Prerenderer {
  /**
   * The screen that an address (path and query) shows to a visitor who is not signed in; undefined when it cannot be rendered
   * without a browser, or not in time. Never rejects: the browser renders what the server does not. `wsId` is the workspace
   * of the address; the platform's own pages have none.
   */
  render(boot: BootData, address: string, wsId?: string): Promise<PrerenderedScreen | undefined>;
  stop(): Promise<void>;
}

export interface PrerendererParts {
  /** The built worker; without it nothing is prerendered. */
  file: string;
  /** Receives the reason when a screen was not prerendered. */
  report(reason: string): void;
  limits?: Partial<typeof defaults>;
}

const defaults = {
  /** Milliseconds that a visitor waits. The rendering continues for the next visitor. */
  wait: 500,
  /** Milliseconds that rendering one screen may take. */
  patience: 1000,
  /** Milliseconds without work after which the worker ends and releases its memory. */
  idle: 300_000,
  /** Screens of one workspace, and of all, that may wait at once. */
  waiting: 4,
  waitingInAll: 32,
  /** Milliseconds of a heavy screen, after which its workspace rests for `rest` times as long as it took. */
  heavy: 250,
  rest: 60,
  /** Milliseconds before a document that failed to render is tried again, at any address. */
  retry: 60_000,
  /** Cached screens of one workspace, and of all; a sign-in page has about 7,000 characters. */
  maxCachedOfOne: 20,
  maxCached: 200,
  /** Maximum characters of a screen: a larger one is not worth sending. */
  size: 100_000,
};

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');

/**
 * Renders each screen once, one at a time, in a worker thread: workspace documents never run in the server's own thread.
 * Workspaces take turns, and one whose screens are heavy leaves most of the worker's time to the others (P45).
 */
export function createPrerenderer({ file, report, limits: given }: PrerendererParts): Prerenderer {
  const limits = { ...defaults, ...given };
  const worker = createRenderWorker(file, limits);
  const cache = createScreenCache(limits);
  const inTurn = createFairQueue({ atOnce: 1, ...limits });
  const refused = createPauses();
  const resting = createPauses();
  let built: number | undefined;
  /** The build that the worker runs. */
  let rendered: number | undefined;
  let isStopped = false;

  /** Rejects when the screen was not rendered. */
  async function renderScreen({ boot, address, owner }: Asked): Promise<PrerenderedScreen | undefined> {
    const document = hashOf(boot.document);
    const mayRender = (): boolean => !isStopped && !refused.has(document) && !resting.has(owner);
    if (!mayRender()) throw new NotRendered();
    try {
      return await inTurn(owner, async () => {
        if (!mayRender()) throw new NotRendered();
        if (rendered !== built) await worker.end();
        rendered = built;
        await worker.start();
        const start = performance.now();
        try {
          return ofUsualSize(await worker.render(boot, address), limits.size);
        } finally {
          const took = performance.now() - start;
          if (took > limits.heavy) resting.add(owner, took * limits.rest);
        }
      });
    } catch (error) {
      if (isStopped || error instanceof NotRendered || error instanceof Unavailable) throw new NotRendered();
      report(String(error));
      refused.add(document, limits.retry);
      throw new NotRendered();
    }
  }

  /** When the worker was built; another build has other class names and other code. */
  async function builtAt(): Promise<number | undefined> {
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    built = time;
    return time;
  }

  return {
    async render(boot, address, wsId) {
      const build = boot.document && (await builtAt());
      if (build === undefined) return undefined;
      const owner = wsId ?? 'platform';
      const name = hashOf([build, address, boot]);
      const rendering = cache.get(name) ?? renderScreen({ boot, address, owner });
      cache.set(name, owner, rendering);
      const prerendered = rendering.catch(() => {
        // The next visitor's attempt may succeed.
        cache.delete(name);
        return undefined;
      });
      return Promise.race([prerendered, after(limits.wait)]);
    },
    stop() {
      isStopped = true;
      return worker.end();
    },
  };
}

interface Asked {
  boot: BootData;
  address: string;
  /** Whose page it is: screens of one owner wait for each other. */
  owner: string;
}

/** A screen that is worth sending; throws for a larger one. */
function ofUsualSize(prerendered: PrerenderedScreen | undefined, limit: number): PrerenderedScreen | undefined {
  const size = prerendered ? prerendered.html.length + prerendered.css.length : 0;
  if (size > limit) throw new Error(`A screen of ${size} characters is too large.`);
  return prerendered;
}

/** Keys that each pause for some milliseconds. */
function createPauses(): { has(key: string): boolean; add(key: string, milliseconds: number): void } {
  const ends = new Map<string, number>();
  return {
    has: (key) => (ends.get(key) ?? 0) > performance.now(),
    add(key, milliseconds) {
      ends.set(key, performance.now() + milliseconds);
      setTimeout(() => this.has(key) || ends.delete(key), milliseconds + 1).unref();
    },
  };
}

/** The reason has been reported already. */
class NotRendered extends Error {}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
