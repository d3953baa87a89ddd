import type { Socket } from 'node:net';
import { type Egress, EgressFailure } from '../egress/index.ts';
import { MessageNotSent } from './message-not-sent.ts';
import type { MailServer } from '../foundation/gateways.ts';

/** A mail as the server is handed it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const patience = 10_000;

/** What the server answered when it refused something; its own words carry no secret of ours. */
function notSent(error: unknown): MessageNotSent {
  const answer = error instanceof Error && 'response' in error ? String(error.response) : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ETLS') return new MessageNotSent('insecure', answer, error);
  if (code === 'ETIMEDOUT') return new MessageNotSent('timeout', answer, error);
  return new MessageNotSent(answer === '' && code === 'ECONNECTION' ? 'unreachable' : 'refused', answer, error);
}

/** Nothing that a mail program reads as a list, a group, a name or a comment: the recipient is the one that was counted (P15). */
const oneMailbox = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\\u3002\uff0e\uff61]+$/;

/** Hands one mail over a connection that the egress opened. Throws `MessageNotSent`. */
export async function sendByMailServer(egress: Egress, server: MailServer, mail: Mail): Promise<void> {
  if (!oneMailbox.test(mail.to)) throw new MessageNotSent('refused');
  const { host, port, encryption, fromName, fromAddress, userName, password } = server;
  const isSecure = encryption === 'tls';
  const connection = await egress
    .connect({ host, port, tls: isSecure, timeout: patience, lifetime: 6 * patience })
    .catch((error: unknown): Promise<Socket> => {
      throw error instanceof EgressFailure ? new MessageNotSent(error.reason, '', error) : error;
    });
  // Loaded with the first mail.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    connection,
    secure: isSecure,
    secured: isSecure,
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(userName ? { auth: { user: userName, pass: password } } : {}),
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ ...mail, from: { name: fromName, address: fromAddress } });
  } catch (error) {
    throw notSent(error);
  } finally {
    transport.close();
    connection.destroy();
  }
}
