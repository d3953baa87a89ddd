import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { type Database, type Query, ulid } from '#server/kernel/db/index.ts';
import { seal, unseal } from '#server/kernel/foundation/sealing.ts';
import type { PasswordKeys } from '#server/kernel/call/password-keys.ts';
import type { Clock } from '#server/kernel/foundation/clock.ts';

const alg = 'RSA-OAEP-256';
const enc = 'A256GCM';
const day = 24 * 60 * 60 * 1000;

/** In milliseconds: how long a key is the newest, and how long a process goes without asking for a newer one. */
const rotation = 30 * day;
const glance = 60_000;

/** The newest one is published; the one before is in pages that were opened earlier. */
const good = 2;

interface Key {
  kid: string;
  createdAt: number;
  /** The private half. */
  jwk: JWK;
}

interface Parts {
  db: Database;
  clock: Clock;
  settings: { passwordEncryption: boolean };
  /** Seals the private halves. */
  key: Buffer;
}

const sealingContext = (kid: string): string => `password key ${kid}`;

/** Keeps the key pairs in the database, where every replica finds them (AUTH-44). */
export function createPasswordKeys({ db, clock, settings, key: sealing }: Parts): PasswordKeys {
  let cached: { keys: readonly Key[]; at: number } = { keys: [], at: Number.NEGATIVE_INFINITY };

  async function stored(query: Query): Promise<Key[]> {
    const rows = await query
      .selectFrom('password_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('kid', 'desc')
      .limit(good)
      .execute();
    return rows.map(({ kid, sealed, created_at }) => ({
      kid,
      createdAt: created_at.getTime(),
      // Written below and nowhere else.
      jwk: JSON.parse(unseal(sealing, sealingContext(kid), sealed)) as JWK,
    }));
  }

  async function look(): Promise<readonly Key[]> {
    const at = clock.now().getTime();
    const keys = await db.identity(stored, { readOnly: true });
    cached = { keys, at };
    return keys;
  }

  const isFresh = (key: Key): boolean => clock.now().getTime() - key.createdAt < rotation;

  /** One process makes the next key; the others wait for it. */
  async function replace(): Promise<Key> {
    const jwk = await newPrivateKey();
    const keys = await db.identity(async (query) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('password keys', 0))`.execute(query);
      const before = await stored(query);
      const [last] = before;
      if (last && isFresh(last)) return before;
      const kid = ulid();
      const created_at = clock.now();
      await query
        .insertInto('password_keys')
        .values({ kid, sealed: seal(sealing, sealingContext(kid), JSON.stringify(jwk)), created_at })
        .execute();
      let old = query.deleteFrom('password_keys').where('kid', '<>', kid);
      if (last) old = old.where('kid', '<>', last.kid);
      await old.execute();
      return stored(query);
    });
    cached = { keys, at: clock.now().getTime() };
    const [newest] = keys;
    if (!newest) throw new Error('The key for passwords was not stored.');
    return newest;
  }

  async function newest(): Promise<Key> {
    const isRecent = clock.now().getTime() - cached.at < glance;
    const [key] = isRecent ? cached.keys : await look();
    return key && isFresh(key) ? key : replace();
  }

  return {
    async published() {
      if (!settings.passwordEncryption) return null;
      const { kid, jwk } = await newest();
      return publicHalf(kid, jwk);
    },
    async open(sealed) {
      const kid = kidOf(sealed);
      const known = (keys: readonly Key[]): Key | undefined => keys.find((key) => key.kid === kid);
      const key = known(cached.keys) ?? known(await look());
      return key && decrypt(sealed, key.jwk);
    },
  };
}

async function newPrivateKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { modulusLength: 2048, extractable: true });
  return exportJWK(privateKey);
}

function publicHalf(kid: string, { n = '', e = '' }: JWK): Schemas['PasswordKey'] {
  return { kid, alg, enc, kty: 'RSA', n, e };
}

function kidOf(sealed: string): string | undefined {
  try {
    return decodeProtectedHeader(sealed).kid;
  } catch {
    // Whatever has no header is no password of ours.
    return undefined;
  }
}

async function decrypt(sealed: string, jwk: JWK): Promise<string | undefined> {
  const key = await importJWK(jwk, alg);
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [alg],
      contentEncryptionAlgorithms: [enc],
      // A short text could unfold to a long one.
      maxDecompressedLength: 0,
    });
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
  } catch {
    // Why it does not open is nothing that a sender has to know.
    return undefined;
  }
}
