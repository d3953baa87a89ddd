import type { Logger } from 'pino';
import type { Database } from '../kernel/db/index.ts';
import type { Settings } from '../kernel/foundation/settings.ts';
import { fillDemo } from '../seeds/content/fill-demo.ts';

type Filled = Pick<Settings, 'mode' | 'host' | 'port' | 'demoRecords'>;

/**
 * In demo mode, makes the sample applications while the server answers. A failure is logged and leaves the rest to the next
 * start. Gives a function that ends it after the call in flight.
 */
export function startFilling(db: Database, settings: Filled, log: Logger): () => Promise<void> {
  const { mode, host, port, demoRecords } = settings;
  if (mode !== 'demo' || demoRecords === 0) return async () => undefined;
  const ending = new AbortController();
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const filling = { origin, share: demoRecords / 100, now: new Date(), signal: ending.signal };
  const running = fillDemo(db, filling).catch((error: unknown) => {
    if (!ending.signal.aborted)
      log.error({ err: error }, 'the sample applications are not complete; the next start goes on');
  });
  return () => {
    ending.abort();
    return running;
  };
}
