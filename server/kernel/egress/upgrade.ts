import { isIP, type Socket } from 'node:net';
import { connect, type SecureContextOptions, type TLSSocket } from 'node:tls';

/** Turns a connection that `Egress.connect` opened to TLS, with a certificate for the host (StartTLS). */
export function upgrade(
  socket: Socket,
  { host, ...authority }: { host: string } & Pick<SecureContextOptions, 'ca'>,
): TLSSocket {
  return connect({ ...authority, socket, host, servername: isIP(host) ? '' : host });
}
