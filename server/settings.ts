import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** How the server runs: read once from the environment, then handed on; nothing else reads `process.env`. */
export interface Settings {
  mode: 'demo' | 'production';
  port: number;
  host: string;
  /** Absolute path. */
  dataDirectory: string;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string;
  /** Scheme, host and port that visitors use; no trailing slash. */
  publicOrigin: string;
  /** Absent in demo mode, where the server makes one and keeps it. */
  secret?: string;
  /** Demo only: the text of every image code. */
  demoCaptcha?: string;
  logLevel: LogLevel;
  /** Number of proxies in front whose `X-Forwarded-For` is believed. */
  trustedProxies: number;
  /** `/metrics` answers to anyone who reaches it, not only to this machine. */
  openMetrics: boolean;
  /** The reference of the API answers at `/docs/api`, to everybody. */
  apiDocs: boolean;
  /** Other sites that may show pages in a frame, and that pages may send messages to. */
  embedOrigins: readonly string[];
  /** Other sites that pages may show in a frame. */
  frameOrigins: readonly string[];
  /** Absolute path of a folder with further pages; absent: only those of the product. */
  pagesDirectory?: string;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** A setting that cannot be used: one line that names the variable and says what it takes. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws `BadSetting` for the first variable that is wrong. An empty variable counts as absent. */
export function readSettings(environment: Environment): Settings {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const mode = oneOf(text('PAGEWRIGHT_MODE') ?? 'demo', ['demo', 'production'] as const, 'PAGEWRIGHT_MODE');
  const port = wholeNumber(text('PORT') ?? '4300', 'PORT', 1, 65_535);
  const host = text('HOST') ?? '127.0.0.1';
  const origin = text('PUBLIC_ORIGIN');
  const secret = text('PAGEWRIGHT_SECRET');
  const demoCaptcha = text('DEMO_CAPTCHA');
  const databaseUrl = text('DATABASE_URL');

  if (mode === 'production') {
    if (!secret)
      throw new BadSetting(
        'PAGEWRIGHT_SECRET is missing: production needs a secret of at least 32 characters, such as the output of `openssl rand -hex 32`.',
      );
    if (!origin)
      throw new BadSetting(
        'PUBLIC_ORIGIN is missing: production needs the address that visitors use, such as https://pages.example.com.',
      );
    if (demoCaptcha)
      throw new BadSetting('DEMO_CAPTCHA is set: production refuses to start with a known image code. Unset it.');
  }
  if (secret && secret.length < 32)
    throw new BadSetting(`PAGEWRIGHT_SECRET has ${secret.length} characters: it needs at least 32.`);
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new BadSetting(
      'DATABASE_URL is not a PostgreSQL address: it looks like postgres://user:password@host:5432/database.',
    );
  }
  return {
    mode,
    port,
    host,
    dataDirectory: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    publicOrigin: origin
      ? readOrigin(origin, 'PUBLIC_ORIGIN')
      : `http://${host.includes(':') ? `[${host}]` : host === '127.0.0.1' ? 'localhost' : host}:${port}`,
    secret,
    demoCaptcha,
    logLevel: oneOf(text('LOG_LEVEL') ?? (mode === 'demo' ? 'warn' : 'info'), logLevels, 'LOG_LEVEL'),
    trustedProxies: wholeNumber(text('TRUSTED_PROXIES') ?? '0', 'TRUSTED_PROXIES', 0, 10),
    openMetrics: oneOf(text('OPEN_METRICS') ?? 'no', ['yes', 'no'] as const, 'OPEN_METRICS') === 'yes',
    apiDocs: oneOf(text('API_DOCS') ?? 'on', ['on', 'off'] as const, 'API_DOCS') === 'on',
    embedOrigins: readOrigins(text('EMBED_ORIGINS') ?? '', 'EMBED_ORIGINS'),
    frameOrigins: readOrigins(text('FRAME_ORIGINS') ?? '', 'FRAME_ORIGINS'),
    pagesDirectory: readFolder(text('PAGES_DIR'), 'PAGES_DIR'),
  };
}

function oneOf<T extends string>(value: string, accepted: readonly T[], name: string): T {
  const found = accepted.find((candidate) => candidate === value);
  if (!found) throw new BadSetting(`${name} is "${value}": it takes ${accepted.join(', ')}.`);
  return found;
}

function wholeNumber(value: string, name: string, least: number, most: number): number {
  if (!/^\d{1,9}$/.test(value) || Number(value) < least || Number(value) > most) {
    throw new BadSetting(`${name} is "${value}": it takes a whole number from ${least} to ${most}.`);
  }
  return Number(value);
}

function readFolder(path: string | undefined, name: string): string | undefined {
  if (path === undefined) return undefined;
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BadSetting(`${name} is "${path}": it takes a folder, and there is none.`);
  }
  return resolve(path);
}

function readOrigins(list: string, name: string): string[] {
  const origins = list.split(/[\s,]+/).filter(Boolean);
  return [...new Set(origins.map((origin) => readOrigin(origin, name)))];
}

function readOrigin(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '') || value.includes('*')) {
    throw new BadSetting(
      `${name} is "${value}": it takes scheme, host and port only, such as https://pages.example.com.`,
    );
  }
  return url.origin;
}
