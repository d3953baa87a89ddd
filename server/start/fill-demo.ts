import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../kernel/db/index.ts';
import type { Settings } from '../kernel/foundation/settings.ts';
import { fillDemo } from '../seeds/fill-demo.ts';

type Filled = Pick<Settings, 'mode' | 'host' | 'port' | 'demoRecords'>;

/** The sample applications while they are made. */
export interface DemoWork {
  /** Resolves once they are there, with the first records of each table; also when several tries have failed, which is logged. */
  ready: Promise<void>;
  /** Ends the work after the call in flight. */
  end(): Promise<void>;
}

/** Tries before the server says that it is ready without them; it goes on trying. */
const patience = 3;
/** Milliseconds until the next try: a slow machine may have refused a call as it was busy. */
const pause = (tries: number): number => Math.min(60_000, 2_000 * 2 ** tries);

/** In demo mode, makes the sample applications while the server answers, and tries again until they are complete. */
export function startFilling(db: Database, settings: Filled, log: Logger): DemoWork {
  const { mode, host, port, demoRecords } = settings;
  if (mode !== 'demo' || demoRecords === 0) return { ready: Promise.resolve(), end: async () => undefined };
  const ending = new AbortController();
  const { signal } = ending;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  let onApplications = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    onApplications = resolve;
  });
  const filling = { origin, share: demoRecords / 100, now: new Date(), signal, onApplications };

  async function work(): Promise<void> {
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        await fillDemo(db, filling);
        return;
      } catch (error) {
        if (signal.aborted) return;
        log.error({ err: error }, 'the sample applications are not complete; this is tried again');
        if (tries + 1 >= patience) onApplications();
        await wait(pause(tries), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  const running = work().finally(onApplications);
  return {
    ready,
    end: () => {
      ending.abort();
      return running;
    },
  };
}
