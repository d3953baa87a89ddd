import { parentPort } from 'node:worker_threads';
import { prerenderScreen } from './prerender-screen.tsx';

/** Renders screens one after another in a worker thread of the server (server/kernel/prerender/prerenderer.ts). */
parentPort?.on('message', async ({ boot, address }) => {
  try {
    parentPort?.postMessage({ prerendered: await prerenderScreen(boot, address) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});

// Everything is loaded: from now on what takes long is a screen.
parentPort?.postMessage('ready');
