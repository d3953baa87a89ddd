import { type AddressInfo, connect, createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import { localhostCertificate } from './certificates.ts';

/** "Success" to an extended request, with the number of the question at its fourth byte (RFC 4511). */
const success = [0x30, 0x0c, 0x02, 0x01, 0, 0x78, 0x07, 0x0a, 0x01, 0x00, 0x04, 0x00, 0x04, 0x00];
const denial = success.with(9, 0x02);

/** "Go on" to the question for StartTLS. */
export const startTlsTaken = (question: Buffer): Buffer => Buffer.from(success.with(4, question[4] ?? 0));

/**
 * Stands before a directory that speaks plainly and takes what begins with StartTLS, as the directory's own library cannot;
 * with `refuses` it says no.
 */
export async function startTlsBefore(
  port: number,
  { refuses = false }: { refuses?: boolean } = {},
): Promise<{ port: number; heard: Buffer[]; close(): Promise<void> }> {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (question: Buffer) => {
      heard.push(question);
      socket.pause();
      socket.write(refuses ? Buffer.from(denial.with(4, question[4] ?? 0)) : startTlsTaken(question));
      if (refuses) return void socket.resume();
      const { cert, key } = localhostCertificate();
      const secure = new TLSSocket(socket, { isServer: true, cert, key });
      const behind = connect(port, '127.0.0.1');
      for (const one of [secure, behind]) one.on('error', () => {});
      secure.pipe(behind).pipe(secure);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Safe: it listens on a port.
    port: (server.address() as AddressInfo).port,
    heard,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
