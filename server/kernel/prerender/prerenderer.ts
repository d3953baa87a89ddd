import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { PrerenderedScreen } from '#openapi';
import type { BootData } from '../documents/boot-data.ts';
import { createRenderWorker } from './render-worker.ts';

export interface Prerenderer {
  /**
   * The screen that an address (path and query) shows to a visitor who is not signed in; undefined when it cannot be rendered
   * without a browser, or not in time. Never rejects: the browser renders what the server does not.
   */
  render(boot: BootData, address: string): Promise<PrerenderedScreen | undefined>;
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
  /** Screens that may wait at once. */
  waiting: 8,
  /** Milliseconds before a document that failed to render is tried again, at any address. */
  retry: 60_000,
  /** Cached screens; a sign-in page has about 7,000 characters. */
  maxCached: 200,
  /** Maximum characters of a screen: a larger one is not worth sending. */
  size: 100_000,
};

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');

/** Renders each screen once, one at a time, in a worker thread: workspace documents never run in the server's own thread. */
export function createPrerenderer({ file, report, limits: given }: PrerendererParts): Prerenderer {
  const limits = { ...defaults, ...given };
  const worker = createRenderWorker(file, limits);
  const recent = new LRUCache<string, Promise<PrerenderedScreen | undefined>>({ max: limits.maxCached });
  const refused = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let built: number | undefined;
  let isStopped = false;

  /** Rejects when the screen was not rendered. */
  async function renderScreen(boot: BootData, address: string): Promise<PrerenderedScreen | undefined> {
    const document = hashOf(boot.document);
    if (waiting >= limits.waiting || refused.has(document)) throw new NotRendered();
    waiting += 1;
    const rendering = last.then(() => {
      if (isStopped) throw new NotRendered();
      return worker.render(boot, address);
    });
    last = rendering.catch(() => undefined);
    try {
      const prerendered = await rendering;
      const size = prerendered ? prerendered.html.length + prerendered.css.length : 0;
      if (size > limits.size) throw new Error(`A screen of ${size} characters is too large.`);
      return prerendered;
    } catch (error) {
      if (isStopped) throw new NotRendered();
      report(String(error));
      refused.add(document);
      setTimeout(() => refused.delete(document), limits.retry).unref();
      throw new NotRendered();
    } finally {
      waiting -= 1;
    }
  }

  /** When the worker was built; another build has other class names and other code. */
  async function builtAt(): Promise<number | undefined> {
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    // After the screen in progress.
    if (built !== undefined && time !== built) last = last.then(() => worker.end());
    built = time;
    return time;
  }

  return {
    async render(boot, address) {
      const build = boot.document && (await builtAt());
      if (build === undefined) return undefined;
      const name = hashOf([build, address, boot]);
      const rendering = recent.get(name) ?? renderScreen(boot, address);
      recent.set(name, rendering);
      const prerendered = rendering.catch(() => {
        // The next visitor's attempt may succeed.
        recent.delete(name);
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

/** The reason has been reported already. */
class NotRendered extends Error {}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
