import { connect } from 'node:net';

export interface LoadResult {
  /** Of each request, in milliseconds. */
  times: number[];
  seconds: number;
}

export interface LoadOptions {
  port: number;
  connections: number;
  /** The next request, whole; undefined when there are no more. */
  next(): Buffer | undefined;
  /** Ends the load after so long, when the requests have not ended before. */
  seconds: number;
}

/** Length of a whole answer; undefined while its head is not there. Throws for anything but a 200. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not what is to be measured:\n${bytes.toString()}`);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  return end + 4 + Number(length);
}

/** One connection, one request at a time, until there are no more. */
function drive(port: number, next: () => Buffer | undefined, note: (took: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    let sent = 0;
    const send = (): void => {
      const request = next();
      if (!request) {
        socket.destroy();
        resolve();
        return;
      }
      sent = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      try {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = answerLength(received);
        if (length === undefined || received.length < length) return;
        received = Buffer.alloc(0);
        note(performance.now() - sent);
        send();
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
  });
}

/** Keeps that many connections busy. Hand-written, because a full HTTP client would take the processor from the server. */
export async function load({ port, connections, next, seconds }: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const bounded = (): Buffer | undefined => (performance.now() < until ? next() : undefined);
  await Promise.all(Array.from({ length: connections }, () => drive(port, bounded, (took) => times.push(took))));
  return { times, seconds: (performance.now() - begun) / 1000 };
}
