import { readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '#scripts/chromium.mjs';
import type { Project } from './make-project.ts';

const root = join(import.meta.dirname, '../..');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
const html = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Host</title>
<link rel="stylesheet" href="/style.css"><script type="module" src="/host-app.js"></script></head>
<body><div id="page"></div></body></html>`;

/** Gives the project the React and the react-intl that it would have installed; the network stays out of it. */
export async function addReact({ folder }: Project): Promise<void> {
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'csstype',
    '@types',
    'react-intl',
    'intl-messageformat',
    '@formatjs',
  ])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'dir');
}

/** Bundles the application, serves it without any server of ours, and looks at it in Chromium. */
export async function showHostApp({ folder }: Project, look: (page: Page) => Promise<void>): Promise<void> {
  const out = join(folder, 'out-app');
  await build({
    absWorkingDir: folder,
    entryPoints: ['host-app.tsx'],
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/favicon.ico') return void response.writeHead(204).end();
    const { pathname } = new URL(url, 'http://localhost');
    const isStyle = pathname === '/style.css';
    const file = isStyle ? join(folder, 'node_modules/pagewright/widgets/style.css') : join(out, pathname);
    const body = extname(pathname) === '' ? html : await readFile(file).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(pathname) || '.html'] ?? 'text/plain',
      'content-security-policy': "default-src 'self'",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    // Safe: it listens on a port.
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/notes`);
    await look(page);
  } finally {
    await browser.close();
    server.close();
  }
}
