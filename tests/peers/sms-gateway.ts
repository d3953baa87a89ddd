import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { localhostCertificate } from './certificates.ts';

interface Taken {
  authorization: string | undefined;
  body: unknown;
}

/** A service that takes SMS by HTTP, on a port of its own. */
export interface SmsGatewayPeer {
  url: string;
  /** What it was sent, oldest first. */
  taken: Taken[];
  /** How many connections were opened to it, whatever came of them. */
  connections(): number;
  /** What it answers from now on. */
  answer: { status: number; body: string };
  close(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** With `isTls` it has a certificate that nobody trusts. */
export async function startSmsGateway({ isTls = false } = {}): Promise<SmsGatewayPeer> {
  const taken: Taken[] = [];
  let connections = 0;
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    taken.push({ authorization: request.headers.authorization, body: await read(request) });
    response.writeHead(peer.answer.status).end(peer.answer.body);
  };
  const server = isTls ? createHttps(localhostCertificate(), listener) : createHttp(listener);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  const peer: SmsGatewayPeer = {
    url: `${isTls ? 'https' : 'http'}://127.0.0.1:${port}/send`,
    taken,
    connections: () => connections,
    answer: { status: 200, body: 'taken' },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}
