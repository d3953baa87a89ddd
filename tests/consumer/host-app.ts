import { execFile } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { build as esbuild } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { build as vite } from 'vite';
import { chromiumArguments, findChromium } from '#scripts/chromium.mjs';
import { ensureInstalled } from '#scripts/install.mjs';
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

/** The bundlers that others use; each writes `host-app.js` and what it fetches into a folder. */
export const bundlers = {
  async esbuild(entry, out) {
    await esbuild({
      entryPoints: [entry],
      outdir: out,
      bundle: true,
      splitting: true,
      format: 'esm',
      logLevel: 'warning',
    });
  },
  async vite(entry, out) {
    await vite({
      root: dirname(entry),
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: out,
        modulePreload: false,
        rolldownOptions: { input: entry, output: { entryFileNames: 'host-app.js' } },
      },
    });
  },
  async webpack(entry, out) {
    const folder = join(import.meta.dirname, 'bundlers');
    ensureInstalled(folder);
    await promisify(execFile)(process.execPath, [join(folder, 'webpack.mjs'), entry, out]);
  },
} satisfies Record<string, (entry: string, out: string) => Promise<void>>;

/** Bundles the application, serves it without any server of ours, and looks at it in Chromium. */
export async function showHostApp(
  { folder }: Project,
  bundler: keyof typeof bundlers,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const out = join(folder, `out-${bundler}`);
  // Not every bundler reads TypeScript by itself.
  const entry = join(folder, 'host-app.js');
  await esbuild({ entryPoints: [join(folder, 'host-app.tsx')], outfile: entry, format: 'esm', jsx: 'automatic' });
  await bundlers[bundler](entry, out);
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
