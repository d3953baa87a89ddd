import { parentPort } from 'node:worker_threads';
import type { RenderReply, RenderRequest } from '#openapi';
import type { Boot } from '../session/boot.ts';
import { prerenderScreen } from './prerender-screen.tsx';

const reply = (message: RenderReply): void => parentPort?.postMessage(message);

/** Renders screens one after another in a worker thread of the server (server/kernel/prerender/prerenderer.ts). */
parentPort?.on('message', async ({ boot, address }: RenderRequest<Boot>) => {
  try {
    reply({ prerendered: await prerenderScreen(boot, address) });
  } catch (error) {
    reply({ failed: String(error) });
  }
});

// Everything is loaded: from now on what takes long is a screen.
reply('ready');
