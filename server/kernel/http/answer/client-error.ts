import type { Socket } from 'node:net';
import { failed } from './envelope.ts';

interface ClientError extends Error {
  code?: string;
}

/** Bytes that are no HTTP request (two lengths, an endless header, a body that never comes) get a short answer and a closed connection. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(failed({ code: 'malformed_request', facts: {} }, 'en-US'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
