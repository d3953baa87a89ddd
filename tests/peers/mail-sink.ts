import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { localhostCertificate } from './certificates.ts';

/** A mail server that keeps what it is handed, on a port of its own. */
export interface MailSink {
  port: number;
  /** Mails with their headers, oldest first. */
  mails: string[];
  close(): Promise<void>;
}

/** Takes mail from `sender` with the password `letter box`, and refuses everybody else. */
export async function startMailSink(options: SMTPServerOptions = {}): Promise<MailSink> {
  const mails: string[] = [];
  const server = new SMTPServer({
    ...localhostCertificate(),
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    ...options,
    onAuth({ username, password }, _session, done) {
      const isRight = username === 'sender' && password === 'letter box';
      if (isRight) done(null, { user: username });
      else done(new Error('Invalid username or password'));
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  // A client that breaks off is no error of the sink.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  return { port, mails, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
