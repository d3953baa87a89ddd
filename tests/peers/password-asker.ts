import { createServer, type Socket } from 'node:net';

export interface PasswordAsker {
  port: number;
  /** What those who signed in gave as their passwords. */
  heard: string[];
  close(): Promise<void>;
}

const authenticate = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 3]);
const welcome = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);
const passwordMessage = 0x70;

function converse(socket: Socket, heard: string[]): void {
  let hasAsked = false;
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    if (!hasAsked) {
      hasAsked = true;
      socket.write(authenticate);
    } else if (bytes[0] === passwordMessage) {
      heard.push(bytes.subarray(5, -1).toString('utf8'));
      socket.write(welcome);
    }
  });
}

/** The sign-in of a PostgreSQL server that asks for passwords in plain text and takes any. */
export function startPasswordAsker(): Promise<PasswordAsker> {
  const heard: string[] = [];
  const server = createServer((socket) => converse(socket, heard));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('The peer has no port.');
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port: address.port, heard, close });
    });
  });
}
