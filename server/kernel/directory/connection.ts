import type { Socket } from 'node:net';
import { Client, ResultCodeError } from 'ldapts';
import { type Egress, EgressFailure, upgrade } from '../egress/index.ts';
import { DirectoryFailure } from './directory-failure.ts';

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
/** Bytes that the library is handed at once. */
const piece = 4096;

function targetOf(url: string): { host: string; port: number; isSecure: boolean } {
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'ldaps:';
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || (isSecure ? 636 : 389), isSecure };
}

/**
 * Hands on what is heard in small pieces. The library reads the messages of one piece each within the one before: the
 * thousands that a hostile directory can write into a large piece would overflow the stack, and end the server.
 */
function inPieces<Kind extends Socket>(socket: Kind): Kind {
  const emit = socket.emit.bind(socket) as (name: string | symbol, ...given: unknown[]) => boolean;
  socket.emit = (name: string | symbol, ...given: unknown[]): boolean => {
    const [heard] = given;
    if (name !== 'data' || !Buffer.isBuffer(heard)) return emit(name, ...given);
    for (let at = 0; at < heard.length; at += piece) emit(name, heard.subarray(at, at + piece));
    return true;
  };
  return socket;
}

/** Turns a connection to TLS. Throws when the other side does not want to, ends the connection, or says nothing. */
async function startTls(client: Client, socket: Socket): Promise<void> {
  const patient = setTimeout(() => socket.destroy(), patience.answer);
  // The library waits for an end of TLS, and not for that of the connection beneath it.
  const closed = new Promise<never>((_, reject) => {
    socket.once('close', () => reject(new Error('The connection was closed before it was secure.')));
  });
  // After TLS has begun, what asks something hears of it.
  closed.catch(() => {});
  try {
    await Promise.race([client.startTLS(), closed]);
  } catch (error) {
    socket.destroy();
    throw new EgressFailure('insecure', error);
  } finally {
    clearTimeout(patient);
  }
}

async function open({ url, startTls: isUpgraded, caCertificate }: DirectoryAddress, egress: Egress): Promise<Client> {
  const { host, port, isSecure } = targetOf(url);
  const authority = caCertificate === '' ? {} : { ca: caCertificate };
  const timing = { timeout: patience.answer, lifetime: patience.all };
  const socket = await egress.connect({ host, port, tls: isSecure && authority, ...timing });
  const client = new Client({
    // It is handed a connection that is open already, with TLS where there is to be TLS from the first byte; StartTLS
    // turns that same connection to TLS.
    url: 'ldap://directory.invalid',
    createConnection: () => inPieces(socket),
    createSecureConnection: () => inPieces(upgrade(socket, { host, ...authority })),
    connectTimeout: patience.answer,
    timeout: patience.answer,
    strictDN: false,
  });
  if (!isSecure && isUpgraded) await startTls(client, socket);
  return client;
}

/**
 * Works on a connection of its own, which ends with the work. Throws `EgressFailure` when it breaks or says nothing, and
 * `DirectoryFailure` when the directory gives an unexpected answer.
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
    if (error instanceof DirectoryFailure) throw error;
    if (error instanceof ResultCodeError) throw new DirectoryFailure('unreadable', error);
    throw new EgressFailure('unreachable', error);
  } finally {
    // It is gone already when the other side has cut it off.
    await client.unbind().catch(() => {});
  }
}
