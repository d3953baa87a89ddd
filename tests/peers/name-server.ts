import { createSocket, type RemoteInfo } from 'node:dgram';

export interface NameServer {
  /** As resolvers take it. */
  server: string;
  /** The names that it was asked for, each as often as it was. */
  asked: string[];
  close(): Promise<void>;
}

/** The name in a question, and where it ends. */
function readName(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

const ofAddress = 1;

/** An answer with the addresses, none or a failure: `undefined` means that there is no such name. */
function answerTo(question: Buffer, end: number, addresses: readonly string[] | undefined): Buffer {
  const isAsked = question.readUInt16BE(end) === ofAddress;
  const found = isAsked ? (addresses ?? []) : [];
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(addresses ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(found.length, 6);
  head.writeUInt32BE(0, 8);
  const records = found.map((address) =>
    Buffer.from([0xc0, 12, 0, ofAddress, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, question.subarray(12, end + 4), ...records]);
}

/** A DNS server on 127.0.0.1 that knows IPv4 addresses of some names, and never answers for those below `silent.example`. */
export async function startNameServer(known: Readonly<Record<string, readonly string[]>>): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (question: Buffer, from: RemoteInfo) => {
    const { name, end } = readName(question);
    asked.push(name);
    if (name.endsWith('silent.example')) return;
    socket.send(answerTo(question, end, known[name]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
