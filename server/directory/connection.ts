import type { Socket } from 'node:net';
import { Client, ResultCodeError } from 'ldapts';
import { type Egress, EgressFailure } from '../egress/index.ts';
import { DirectoryRefusal } from './directory-refusal.ts';

/** Where a directory listens. */
export interface DirectoryAddress {
  /** `ldaps://host:636` or `ldap://host:389`. */
  url: string;
  /** Turns to TLS at `ldap://` before anything else is said. */
  startTls: boolean;
  /** In PEM; empty for the public authorities. */
  caCertificate: string;
}

/** Milliseconds for each answer, and for all that is said on one connection. */
export const patience = { answer: 5_000, all: 15_000 };
/** Bytes that a directory may say on one connection. */
const mostBytes = 1024 * 1024;

function targetOf(url: string): { host: string; port: number; isSecure: boolean } {
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'ldaps:';
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || (isSecure ? 636 : 389), isSecure };
}

/** Ends a connection on which the other side says more than a directory has to. */
function limited(socket: Socket): Socket {
  let bytes = 0;
  return socket.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostBytes) socket.destroy();
  });
}

async function open({ url, startTls, caCertificate }: DirectoryAddress, egress: Egress): Promise<Client> {
  const { host, port, isSecure } = targetOf(url);
  const authority = caCertificate === '' ? {} : { ca: caCertificate };
  const timing = { timeout: patience.answer, lifetime: patience.all };
  const socket = await egress.connect({ host, port, tls: isSecure && authority, ...timing });
  const client = new Client({
    // It is handed a connection that is open already, with TLS where there is to be TLS from the first byte; StartTLS
    // turns that same connection to TLS.
    url: 'ldap://directory.invalid',
    createConnection: () => limited(socket),
    connectTimeout: patience.answer,
    timeout: patience.answer,
    strictDN: false,
  });
  if (!isSecure && startTls) {
    try {
      await client.startTLS({ ...authority, host, servername: host });
    } catch (error) {
      socket.destroy();
      throw new EgressFailure('insecure', error);
    }
  }
  return client;
}

/**
 * Works on a connection of its own, which ends with the work. Throws `EgressFailure` when it breaks or says nothing, and
 * `DirectoryRefusal` when the directory answers what nobody expected.
 */
export async function withConnection<T>(
  address: DirectoryAddress,
  egress: Egress,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await open(address, egress);
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof DirectoryRefusal) throw error;
    if (error instanceof ResultCodeError) throw new DirectoryRefusal('unreadable', error);
    throw new EgressFailure('unreachable', error);
  } finally {
    // It is gone already when the other side has cut it off.
    await client.unbind().catch(() => {});
  }
}
