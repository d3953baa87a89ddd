import { PassThrough } from 'node:stream';

/** Bytes that may wait for a reader; one that is slower is ended, and reads again from its last event. */
const mostWaiting = 256 * 1024;

export interface EventStream {
  /** What the answer sends. */
  readonly body: PassThrough;
  send(event: { name: string; id: string; data: unknown }): void;
  /** A comment, by which both ends notice that the other is still there. */
  beat(): void;
  end(): void;
}

/** An answer of server-sent events. `onClose` runs once, when either side ends it. */
export function createEventStream(onClose: () => void): EventStream {
  const body = new PassThrough();
  body.once('close', onClose);
  // A connection that breaks is an end like any other.
  body.on('error', () => body.destroy());
  const write = (text: string): void => {
    if (body.destroyed || body.writableEnded) return;
    body.write(text);
    if (body.writableLength > mostWaiting) body.destroy();
  };
  return {
    body,
    send: ({ name, id, data }) => write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void body.end(),
  };
}
