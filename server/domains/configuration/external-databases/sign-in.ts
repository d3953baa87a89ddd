import type { Socket } from 'node:net';
import type { Schemas } from '#openapi';
import { type Egress, EgressFailure, egressFailure } from '#server/kernel/egress/index.ts';

export type Found = Schemas['ExternalDatabaseCheck']['found'];

/** Milliseconds for each of the two: until somebody answers, and until the sign-in is answered. */
const patience = 10_000;
/** Bytes that a database may say before it has let somebody in. */
const mostBytes = 64 * 1024;

/** What a database answers to a sign-in that it denies (SQLSTATE). */
const denials: Readonly<Record<string, Found>> = {
  '28P01': 'refused',
  '28000': 'refused',
  '3D000': 'database_unknown',
};

interface Target extends Omit<Schemas['ExternalDatabase'], 'id' | 'name' | 'password'> {
  password: string;
}

/** Signs in to a PostgreSQL database by the one way out of the server, and leaves it again. Resolves with what was found. */
export async function signInTo(egress: Egress, target: Target): Promise<Found> {
  const { host, port = 5432, encryption = 'tls', database, user_name, password } = target;
  const deadline = AbortSignal.timeout(2 * patience);
  try {
    const socket = await egress.connect({ host, port, timeout: patience, lifetime: 2 * patience, maxBytes: mostBytes });
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      host,
      port,
      database,
      user: user_name,
      // A function: an empty text would be looked up in the server's own environment and files.
      password: () => password,
      ssl: encryption === 'tls',
      stream: () => asOpening(socket),
      connectionTimeoutMillis: patience,
    });
    // Without a listener, an error after the answer would end the server.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return 'accepted';
    } finally {
      await client.end();
      socket.destroy();
    }
  } catch (error) {
    return foundIn(error, deadline);
  }
}

/** The driver opens its connection itself: this one is open already, to an address that was checked. */
function asOpening(socket: Socket): Socket {
  return Object.assign(socket, {
    connect(): Socket {
      setImmediate(() => socket.emit('connect'));
      return socket;
    },
  });
}

function foundIn(error: unknown, deadline: AbortSignal): Found {
  if (error instanceof EgressFailure) return error.reason === 'too_large' ? 'unreadable' : error.reason;
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? String(error.code) : '';
  const denial = denials[code];
  if (denial) return denial;
  if (/does not support SSL/.test(error.message)) return 'insecure';
  if (/establishing an SSL connection/.test(error.message)) return 'unreadable';
  if (/timeout/.test(error.message)) return 'timeout';
  if (/^[0-9A-Z]{5}$/.test(code)) return 'refused';
  const { reason } = egressFailure(error, deadline);
  return reason === 'too_large' ? 'unreadable' : reason;
}
