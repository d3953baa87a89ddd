import type { Logger } from 'pino';
import type { RunningServer } from './start-server.ts';

/** Milliseconds after which the process ends whatever still hangs (P38: below ten seconds). */
const deadline = 9_500;

/** Shuts down in order on SIGTERM and SIGINT; a second signal ends the process at once. */
export function stopOnSignal(server: Pick<RunningServer, 'close'>, log: Logger): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({}, 'stopping took too long');
      process.exit(1);
    }, deadline).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
