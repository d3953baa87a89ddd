import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testAuthority } from '#tests/peers/certificates.ts';
import { startFailingProxy } from '#tests/peers/failing-proxy.ts';
import { base, type LdapServer, reader, startLdapServer } from '#tests/peers/ldap-server.ts';
import { startTlsBefore, startTlsTaken } from '#tests/peers/start-tls.ts';
import { createEgress, EgressFailure } from '../egress/index.ts';
import { patience } from './connection.ts';
import { authenticate, checkDirectory, DirectoryFailure, type DirectorySetup } from './index.ts';

const people = [
  { uid: 'anna', password: 'Blue-lamp-42', cn: 'Anna Li', mail: 'anna@acme.example' },
  { uid: 'bo', password: 'Red-lamp-42' },
  { uid: 'twin', password: 'Blue-lamp-42', cn: 'One' },
  { uid: 'nobody-knows', password: 'Blue-lamp-42', entryUUID: '' },
];
const egress = createEgress({ allow: [{ address: '127.0.0.1', prefix: 32 }] });

let ldap: LdapServer;
let secure: LdapServer;
beforeAll(async () => {
  [ldap, secure] = await Promise.all([startLdapServer(people), startLdapServer(people, { secure: true })]);
});
afterAll(() => Promise.all([ldap.close(), secure.close()]));
beforeEach(() => {
  ldap.filters.length = 0;
  ldap.binds.length = 0;
});

const setup = (change: Partial<DirectorySetup> = {}): DirectorySetup => ({
  url: `ldap://127.0.0.1:${ldap.port}`,
  startTls: false,
  caCertificate: '',
  baseDn: base,
  bindDn: reader.dn,
  bindPassword: reader.password,
  userFilter: '(uid={account})',
  attributes: { id: 'entryUUID', name: 'cn', email: 'mail' },
  ...change,
});
const enter = (account: string, password: string, change?: Partial<DirectorySetup>) =>
  authenticate(setup(change), { account, password }, egress);
const speakers: Server[] = [];
afterAll(() => Promise.all(speakers.map((server) => new Promise((resolve) => server.close(resolve)))));

/** A server at a directory's address that answers the first request of a connection. */
async function startSpeaker(speak: (socket: Socket, question: Buffer) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', (question: Buffer) => speak(socket, question));
  });
  speakers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a pipe.
  return (server.address() as AddressInfo).port;
}

const reasonOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DirectoryFailure || error instanceof EgressFailure) return error.reason;
    throw error;
  }
};

describe('a directory', () => {
  test('AUTH-10 finds the person as the reader, and tries the password as the person', async () => {
    expect(await enter('anna', 'Blue-lamp-42')).toEqual({
      subject: 'id-of-anna',
      name: 'Anna Li',
      email: 'anna@acme.example',
    });
    expect(ldap.binds).toEqual([reader.dn, `uid=anna,${base}`]);
    expect(await enter('anna', 'blue-lamp-42')).toBeUndefined();
    expect(await enter('bo', 'Red-lamp-42')).toEqual({ subject: 'id-of-bo', name: '', email: '' });
  });

  test('P14 an unknown account costs as many questions as a wrong password', async () => {
    const questions = async (account: string): Promise<number> => {
      ldap.filters.length = 0;
      ldap.binds.length = 0;
      expect(await enter(account, 'wrong')).toBeUndefined();
      return ldap.filters.length * 10 + ldap.binds.length;
    };
    expect(await questions('anna')).toBe(12);
    expect(await questions('unknown')).toBe(12);
  });

  test('AUTH-10 an empty password, with which a directory takes anybody, is refused without asking', async () => {
    const before = ldap.connections();
    expect(await enter('anna', '')).toBeUndefined();
    expect(ldap.connections()).toBe(before);
  });

  test.each(['*', '*)(uid=*))(|(uid=*', 'anna)(uid=*', 'an\\6ea', 'anna\u0000', '(', '\\', 'a*'])(
    'AUTH-10 the account "%s" is a text in the filter and not a part of it',
    async (account) => {
      expect(await enter(account, 'Blue-lamp-42')).toBeUndefined();
      expect(ldap.filters).toHaveLength(1);
      expect(ldap.filters[0]).toMatch(/^\(uid=[^()*]*\)$/);
    },
  );

  test('AUTH-10 two entries for one account are nobody, and so is an entry without an identity', async () => {
    expect(await enter('anna', 'Blue-lamp-42', { userFilter: '(|(uid={account})(uid=twin))' })).toBeUndefined();
    expect(await reasonOf(enter('nobody-knows', 'Blue-lamp-42'))).toBe('unreadable');
  });

  test('AUTH-10 it is asked over TLS, and only when its certificate is of the name and of an authority', async () => {
    const url = `ldaps://localhost:${secure.port}`;
    const caCertificate = testAuthority();
    expect(await enter('anna', 'Blue-lamp-42', { url, caCertificate })).toMatchObject({ subject: 'id-of-anna' });
    expect(await reasonOf(enter('anna', 'Blue-lamp-42', { url }))).toBe('insecure');
  });

  test('AUTH-10 StartTLS comes before any name or password, and nothing is said without it', async () => {
    const before = await startTlsBefore(ldap.port);
    const url = `ldap://localhost:${before.port}`;
    const caCertificate = testAuthority();
    expect(await enter('anna', 'Blue-lamp-42', { url, startTls: true, caCertificate })).toMatchObject({
      name: 'Anna Li',
    });
    expect(Buffer.concat(before.heard).includes('reader')).toBe(false);
    await before.close();

    const plain = await startTlsBefore(ldap.port, { refuses: true });
    ldap.binds.length = 0;
    const refused = enter('anna', 'Blue-lamp-42', { url: `ldap://localhost:${plain.port}`, startTls: true });
    expect(await reasonOf(refused)).toBe('insecure');
    expect(ldap.binds).toEqual([]);
    await plain.close();
  });

  test('AUTH-10 a directory that is away, cuts off, or says nothing is told from a wrong password', async () => {
    const proxy = await startFailingProxy(ldap.port);
    const url = `ldap://127.0.0.1:${proxy.port}`;
    for (const failure of ['cut', 'lose', 'half'] as const) {
      proxy.failure = failure;
      expect(await reasonOf(enter('anna', 'Blue-lamp-42', { url })), failure).toBe('unreachable');
    }
    await proxy.close();
    expect(await reasonOf(enter('anna', 'Blue-lamp-42', { url }))).toBe('unreachable');
  });

  test('P27 AUTH-10 a directory that takes StartTLS and then says nothing keeps nobody waiting for ever', async () => {
    const port = await startSpeaker((socket, question) => socket.write(startTlsTaken(question)));
    const asking = enter('anna', 'Blue-lamp-42', { url: `ldap://localhost:${port}`, startTls: true });
    const never = new Promise((resolve) => setTimeout(() => resolve('still waits'), 2 * patience.all));
    expect(await Promise.race([reasonOf(asking), never])).toBe('insecure');
  });

  test('P24 P27 ten thousand messages at once from a directory do not end the server', async () => {
    // The shortest possible entry, as an answer to no request.
    const entry = Buffer.from([0x30, 0x09, 0x02, 0x01, 0x7f, 0x64, 0x04, 0x04, 0x00, 0x30, 0x00]);
    const port = await startSpeaker((socket) => socket.write(Buffer.concat(Array(10_000).fill(entry))));
    const asking = enter('anna', 'Blue-lamp-42', { url: `ldap://127.0.0.1:${port}` });
    // An uncaught error is noticed by the runner of these tests.
    expect(await reasonOf(asking)).toBe('unreachable');
  });

  test('P27 a directory on a private address that nobody allowed is not asked', async () => {
    const before = ldap.connections();
    const strict = createEgress({ allow: [] });
    const asking = authenticate(setup(), { account: 'anna', password: 'Blue-lamp-42' }, strict);
    expect(await reasonOf(asking)).toBe('target_refused');
    expect(ldap.connections()).toBe(before);
  });

  test('WB-06 a test of the connection tells what is wrong', async () => {
    const check = (change: Partial<DirectorySetup> = {}) => reasonOf(checkDirectory(setup(change), egress));
    expect(await check()).toBe('done');
    expect(await check({ bindPassword: 'wrong' })).toBe('reader');
    expect(await check({ baseDn: 'ou=nowhere,dc=acme,dc=example' })).toBe('base_unknown');
    expect(await check({ url: 'ldap://127.0.0.1:1' })).toBe('unreachable');
    expect(await check({ url: `ldaps://127.0.0.1:${secure.port}` })).toBe('insecure');
  });
});
