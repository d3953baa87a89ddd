import { parentPort } from 'node:worker_threads';
import { drawScreen } from './draw-screen.tsx';

/** Draws screens one after another in a thread of the server's: server/kernel/prerender/draughtsman.ts asks. */
parentPort?.on('message', async ({ boot, address }) => {
  try {
    parentPort?.postMessage({ drawn: await drawScreen(boot, address) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});

// Everything is loaded: from now on what takes long is a screen.
parentPort?.postMessage('ready');
