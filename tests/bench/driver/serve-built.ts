import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { builtFolder } from './build-contender.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const compressible = new Set(['.js', '.css', '.svg', '']);
const compress = promisify(brotliCompress);

export interface BuiltServer {
  /** The address of a contender's page. */
  page(folder: string): string;
  stop(): void;
}

/** Serves what was built, compressed by brotli at its highest level, each file compressed once. */
export async function serveBuilt(): Promise<BuiltServer> {
  const files = new Map<string, Promise<Buffer>>();
  const bytesOf = async (path: string): Promise<Buffer> => {
    const extension = extname(path);
    const raw = extension ? await readFile(join(builtFolder, path)) : Buffer.from(pageOf(path));
    return compressible.has(extension) ? compress(raw) : raw;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    const extension = extname(path);
    if (extension && !existsSync(join(builtFolder, path))) return response.writeHead(404).end();
    const bytes = files.get(path) ?? bytesOf(path);
    files.set(path, bytes);
    return void bytes.then((body) => {
      response.setHeader('content-type', extension ? (types[extension] ?? 'application/octet-stream') : 'text/html');
      if (compressible.has(extension)) response.setHeader('content-encoding', 'br');
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return {
    page: (folder) => `http://127.0.0.1:${address.port}/${folder}/`,
    stop: () => void server.close(),
  };
}

function pageOf(path: string): string {
  const hasStyle = existsSync(join(builtFolder, path, 'style.css'));
  return `<!doctype html>
<html lang="en-US" data-theme="Default">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench</title>
<link rel="icon" href="data:,">
${hasStyle ? '<link rel="stylesheet" href="style.css">' : ''}
</head>
<body><div id="place"></div><script type="module" src="entry.js"></script></body>
</html>`;
}
