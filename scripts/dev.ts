/** `npm run dev`: rebuilds the browser's program on every save, generated files too, and restarts the server with it. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeReference } from './docs-api.ts';
import { buildPrerenderer } from './build-prerenderer.ts';
import { generateAll } from './generate.ts';
import { root } from './install.mjs';

await generateAll();
await writeReference();
const watcher = await build({ root, mode: 'development', logLevel: 'warn', build: { watch: {}, minify: false } });
if ('on' in watcher) {
  watcher.on('event', async (event) => {
    if (event.code === 'END') {
      await buildPrerenderer().catch((error: Error) => console.error(error.message));
      console.log('browser built: reload the page');
    }
    if (event.code === 'ERROR') console.error(event.error.message);
  });
}

const server = spawn(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--include', 'pages/**', 'server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { WIDGET_PLAYGROUND: 'on', ...process.env },
  },
);

/** Generated files follow their sources within a moment; several saves at once make one run. */
let waiting: NodeJS.Timeout | undefined;
for (const folder of ['openapi', 'kinds', 'widgets', 'engine/runtime/actions', 'server/domains', 'schemas']) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name?.includes('generated')) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      generateAll()
        .then(() => writeReference())
        .catch((error: Error) => console.error(error.message));
    }, 200);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    process.exit(0);
  });
}
