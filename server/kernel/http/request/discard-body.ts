import type { IncomingMessage } from 'node:http';

/** Milliseconds for which the next piece of a refused body is waited for. The server's `requestTimeout` bounds all of it. */
const patience = 10_000;

/**
 * Drops the body of a refused request as it comes, up to so many bytes: a client that is still sending reads no answer, and would
 * find the connection broken. Slow ones are heard to their end; one that stops sending is not.
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
      timer.refresh();
      left -= chunk.length;
      if (left < 0) done();
    }
    for (const event of ['end', 'close', 'error']) request.on(event, done);
    request.on('data', count);
  });
}
