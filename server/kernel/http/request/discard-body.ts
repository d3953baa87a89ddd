import type { IncomingMessage } from 'node:http';

/** Milliseconds for which a refused body is received at most. */
const patience = 10_000;

/**
 * Drops the body of a refused request as it comes, up to so many bytes: a client that is still sending reads no answer, and would
 * find the connection broken.
 */
export function discardBody(request: IncomingMessage, most: number): Promise<void> {
  return new Promise((resolve) => {
    let left = most;
    const timer = setTimeout(done, patience);
    function done(): void {
      clearTimeout(timer);
      request.off('data', count);
      for (const event of ['end', 'close', 'error']) request.off(event, done);
      resolve();
    }
    function count(chunk: Buffer): void {
      left -= chunk.length;
      if (left < 0) done();
    }
    for (const event of ['end', 'close', 'error']) request.on(event, done);
    request.on('data', count);
  });
}
