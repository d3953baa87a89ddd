import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from './kernel/http/observe/log.ts';
import { readSettings, type Settings } from './kernel/foundation/settings.ts';
import { banner } from './start/banner.ts';
import { knownFailure } from './start/known-failure.ts';
import { startServer } from './start/start-server.ts';
import { stopOnSignal } from './start/stop-on-signal.ts';
import { productVersion } from './start/version.ts';

let settings: Settings | undefined;
try {
  const started = performance.now();
  settings = readSettings(process.env);
  const log = createLog(settings);
  const isDemo = settings.mode === 'demo';
  const server = await startServer({
    settings,
    log,
    progress: (step) => (isDemo ? console.log(`… ${step}`) : log.info({}, step)),
  });
  stopOnSignal(server, log);
  const isMaking = await Promise.race([server.demoReady.then(() => false), wait(500, true, { ref: false })]);
  if (isMaking) console.log('… making the sample applications');
  await server.demoReady;
  const facts = { version: productVersion(), seconds: (performance.now() - started) / 1000 };
  if (isDemo) console.log(banner(settings, server, facts));
  else log.info({ ...facts, address: server.address, origin: settings.publicOrigin }, 'ready');
} catch (error) {
  const explanation = knownFailure(error, settings);
  console.error(explanation ? `Pagewright cannot start. ${explanation}` : error);
  process.exit(1);
}
