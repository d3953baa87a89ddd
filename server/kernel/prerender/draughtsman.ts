import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { BootData, DrawnScreen } from '../documents/boot-data.ts';
import { createDrawingThread } from './drawing-thread.ts';

export interface Draughtsman {
  /**
   * The screen that the address, a path with its query, shows to somebody who is not signed in; undefined when it cannot be drawn
   * without a browser, or not in time. Never fails: the browser draws what the server does not.
   */
  draw(boot: BootData, address: string): Promise<DrawnScreen | undefined>;
  stop(): Promise<void>;
}

export interface DraughtsmanParts {
  /** The built thread; without it nothing is drawn. */
  file: string;
  /** Hears why a screen was not drawn. */
  tell(why: string): void;
  limits?: Partial<typeof defaults>;
}

const defaults = {
  /** Milliseconds that a visitor waits. The drawing goes on, for the next one. */
  wait: 500,
  /** Milliseconds that a screen may take. */
  patience: 1000,
  /** Milliseconds without work after which the thread ends and gives its memory back. */
  idle: 300_000,
  /** Screens that may wait at once. */
  waiting: 8,
  /** Milliseconds before a document that could not be drawn is tried again, at whatever address. */
  retry: 60_000,
  /** Drawn screens that are kept; a sign-in page has some 7,000 characters. */
  kept: 200,
  /** Characters of a screen: a larger one is not worth its way. */
  size: 100_000,
};

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');

/** Draws each screen once, one at a time, in a thread of its own: documents of workspaces never run in the server's. */
export function createDraughtsman({ file, tell, limits: given }: DraughtsmanParts): Draughtsman {
  const limits = { ...defaults, ...given };
  const thread = createDrawingThread(file, limits);
  const recent = new LRUCache<string, Promise<DrawnScreen | undefined>>({ max: limits.kept });
  const refused = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let built: number | undefined;
  let isStopped = false;

  /** Rejects when the screen was not drawn. */
  async function drawAnew(boot: BootData, address: string): Promise<DrawnScreen | undefined> {
    const document = hashOf(boot.document);
    if (waiting >= limits.waiting || refused.has(document)) throw new NotDrawn();
    waiting += 1;
    const drawing = last.then(() => {
      if (isStopped) throw new NotDrawn();
      return thread.draw(boot, address);
    });
    last = drawing.catch(() => undefined);
    try {
      const drawn = await drawing;
      const size = drawn ? drawn.html.length + drawn.css.length : 0;
      if (size > limits.size) throw new Error(`A screen of ${size} characters is too large.`);
      return drawn;
    } catch (error) {
      if (isStopped) throw new NotDrawn();
      tell(String(error));
      refused.add(document);
      setTimeout(() => refused.delete(document), limits.retry).unref();
      throw new NotDrawn();
    } finally {
      waiting -= 1;
    }
  }

  /** When the thread was built; another one means other names and other code. */
  async function builtAt(): Promise<number | undefined> {
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    // After what it is at.
    if (built !== undefined && time !== built) last = last.then(() => thread.end());
    built = time;
    return time;
  }

  return {
    async draw(boot, address) {
      const build = boot.document && (await builtAt());
      if (build === undefined) return undefined;
      const name = hashOf([build, address, boot]);
      const drawing = recent.get(name) ?? drawAnew(boot, address);
      recent.set(name, drawing);
      const drawn = drawing.catch(() => {
        // The next visitor's may be.
        recent.delete(name);
        return undefined;
      });
      return Promise.race([drawn, after(limits.wait)]);
    },
    stop() {
      isStopped = true;
      return thread.end();
    },
  };
}

/** Why has been told. */
class NotDrawn extends Error {}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
