import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '#openapi';
import type { SessionTokens, TokenStore } from '#openapi/client';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Peer {
  baseUrl: string;
  received: Received[];
  close(): Promise<void>;
}

/** A real HTTP server on a free port that keeps what it receives; `answer` decides what it says. */
export async function startPeer(
  answer: (request: Received, response: ServerResponse) => void | Promise<void>,
): Promise<Peer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('latin1');
    const entry = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    received.push(entry);
    await answer(entry, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A success in the envelope. */
export function succeed(response: ServerResponse, data: unknown): void {
  send(response, 200, { success: true, message: 'ok', data, code: 200 });
}

/** A failure in the envelope. */
export function fail(
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  more: { message?: string; headers?: Record<string, string>; detail?: unknown } = {},
): void {
  const { message = `told: ${code}`, headers, detail } = more;
  send(
    response,
    status,
    { success: false, message, data: { code, ...(detail !== undefined && { detail }) }, code: status },
    headers,
  );
}

/** Tokens numbered `n`; `expiresIn` milliseconds from now. */
export function tokens(n: number, expiresIn = 60_000): SessionTokens {
  return {
    accessToken: `access-${n}`,
    accessTokenExpiresAt: new Date(Date.now() + expiresIn).toISOString(),
    refreshToken: `refresh-${n}`,
    refreshTokenExpiresAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    platform_logo: '',
    platform_name: 'Pagewright',
    roles: ['WORKSPACE_USER'],
    ws_id: 'acme',
  };
}

/** A store in memory, as a tab's storage is. */
export function memoryStore(first?: SessionTokens): TokenStore {
  let stored = first;
  return {
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    clear: () => {
      stored = undefined;
    },
  };
}
