import type { AddressInfo, Server as SocketServer } from 'node:net';
import ldapjs from 'ldapjs';
import { localhostCertificate } from './certificates.ts';

/** The reader's name and password, and where people are. */
export const reader = { dn: 'cn=reader,dc=acme,dc=example', password: 'reader-secret' };
export const base = 'ou=people,dc=acme,dc=example';

export interface LdapPerson {
  uid: string;
  password: string;
  cn?: string;
  mail?: string;
  entryUUID?: string;
}

/** A directory over real sockets; only the reader may search. */
export interface LdapServer {
  port: number;
  /** Filters that were asked for, as the server understood them. */
  filters: string[];
  /** Names that someone tried to bind as. */
  binds: string[];
  connections(): number;
  close(): Promise<void>;
}

const dnOf = (uid: string): string => `uid=${uid},${base}`;

/** The parts of a request that this server looks at; the published types are of an older release. */
interface Request {
  dn: { toString(): string };
  credentials: string;
  connection: { ldap: { bindDN: { toString(): string } } };
  filter: { toString(): string; matches(entry: object): boolean };
}
interface Answer {
  attributes: string[];
  send(entry: { dn: string; attributes: Record<string, string> }): void;
  end(): void;
}
type Next = (error?: unknown) => void;

/** Starts it on 127.0.0.1, with TLS from the first byte when `secure`. */
export async function startLdapServer(
  people: readonly LdapPerson[],
  { secure = false }: { secure?: boolean } = {},
): Promise<LdapServer> {
  const { cert: certificate, key } = localhostCertificate();
  const server = ldapjs.createServer(secure ? { certificate, key } : {});
  const filters: string[] = [];
  const binds: string[] = [];
  const passwords = new Map([
    [reader.dn, reader.password],
    ...people.map(({ uid, password }): [string, string] => [dnOf(uid), password]),
  ]);
  // Distinguished names are compared without regard to spaces.
  const plain = (dn: { toString(): string }): string => dn.toString().replace(/,\s+/g, ',');

  server.bind('', (request: Request, answer: Answer, next: Next) => {
    const dn = plain(request.dn);
    binds.push(dn);
    // As the protocol has it, a name without a password is a guest.
    if (request.credentials !== '' && passwords.get(dn) !== request.credentials) {
      return next(new ldapjs.InvalidCredentialsError('no'));
    }
    answer.end();
    return next();
  });
  server.search('', (request: Request, answer: Answer, next: Next) => {
    if (plain(request.connection.ldap.bindDN) !== reader.dn) return next(new ldapjs.InvalidCredentialsError('no'));
    const at = plain(request.dn);
    if (at !== base) return next(new ldapjs.NoSuchObjectError(at));
    filters.push(request.filter.toString());
    // The library compares names letter by letter, and would leave out what it was asked for: all is sent.
    answer.attributes = [];
    for (const { uid, cn = '', mail = '', entryUUID = `id-of-${uid}` } of people) {
      const shown = { objectClass: 'person', uid, cn, mail, entryUUID };
      const attributes = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== ''));
      if (request.filter.matches(attributes)) answer.send({ dn: dnOf(uid), attributes });
    }
    answer.end();
    return next();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: the library keeps Node's own server there, and it listens on a port.
  const socketServer = (server as unknown as { server: SocketServer }).server;
  let connections = 0;
  socketServer.on('connection', () => {
    connections += 1;
  });
  return {
    port: (socketServer.address() as AddressInfo).port,
    filters,
    binds,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
