import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { MailServer, SmsGateway } from './gateways.ts';
import { type AllowedTarget, readAllowedTarget } from '../egress/index.ts';

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
  /** Demo only: how many of the sample records are made, in percent; with 0 the sample applications stay empty. */
  demoRecords: number;
  logLevel: LogLevel;
  /** Number of proxies in front whose `X-Forwarded-For` is believed. */
  trustedProxies: number;
  /** `/metrics` answers to anyone who reaches it, not only to this machine. */
  openMetrics: boolean;
  /** The reference of the API answers at `/docs/api`, to everybody. */
  apiDocs: boolean;
  /** The pages `/tool` and `/debug` are there, for everybody. */
  toolPages: boolean;
  /** `/test` is there, which shows every widget; `npm run dev` sets it. */
  widgetPlayground: boolean;
  /** Workspaces that have a subdomain live at their own address below `publicOrigin`: a sign-in continues there (AUTH-25). */
  subdomains: boolean;
  /** Milliseconds within which a second press of a button is the same press; absent: 300 (SHELL-37). */
  pressInterval?: number | undefined;
  /** Browsers encrypt passwords before they send them, on top of TLS (AUTH-44). */
  passwordEncryption: boolean;
  /** Other sites that may show pages in a frame, and that pages may send messages to. */
  embedOrigins: readonly string[];
  /** Other sites that pages may show in a frame. */
  frameOrigins: readonly string[];
  /** Private addresses that outgoing requests may reach; all others are refused (P27). */
  egressAllow: readonly AllowedTarget[];
  /** Sends the SMS of everybody who has no gateway of their own. */
  smsGateway?: SmsGateway;
  /** The same for mail. */
  mailServer?: MailServer;
  /** What `/.well-known/security.txt` says; it answers 404 without a contact. */
  security: { contacts: readonly string[]; policy?: string | undefined };
  /** Bytes of one file of a record. */
  fileLimit: number;
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
    if (text('WIDGET_PLAYGROUND') === 'on')
      throw new BadSetting('WIDGET_PLAYGROUND is on: the page /test is for development. Unset it in production.');
  }
  if (secret && secret.length < 32)
    throw new BadSetting(`PAGEWRIGHT_SECRET has ${secret.length} characters: it needs at least 32.`);
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new BadSetting(
      'DATABASE_URL is not a PostgreSQL address: it looks like postgres://user:password@host:5432/database.',
    );
  }
  const publicOrigin = origin
    ? readOrigin(origin, 'PUBLIC_ORIGIN')
    : `http://${host.includes(':') ? `[${host}]` : host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  return {
    mode,
    port,
    host,
    dataDirectory: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    publicOrigin,
    secret,
    demoCaptcha,
    demoRecords: wholeNumber(text('DEMO_RECORDS') ?? '100', 'DEMO_RECORDS', 0, 100),
    logLevel: oneOf(text('LOG_LEVEL') ?? (mode === 'demo' ? 'warn' : 'info'), logLevels, 'LOG_LEVEL'),
    trustedProxies: wholeNumber(text('TRUSTED_PROXIES') ?? '0', 'TRUSTED_PROXIES', 0, 10),
    openMetrics: oneOf(text('OPEN_METRICS') ?? 'no', ['yes', 'no'] as const, 'OPEN_METRICS') === 'yes',
    apiDocs: oneOf(text('API_DOCS') ?? (mode === 'demo' ? 'on' : 'off'), ['on', 'off'] as const, 'API_DOCS') === 'on',
    toolPages:
      oneOf(text('TOOL_PAGES') ?? (mode === 'demo' ? 'on' : 'off'), ['on', 'off'] as const, 'TOOL_PAGES') === 'on',
    widgetPlayground: oneOf(text('WIDGET_PLAYGROUND') ?? 'off', ['on', 'off'] as const, 'WIDGET_PLAYGROUND') === 'on',
    subdomains: oneOf(text('SUBDOMAINS') ?? 'off', ['on', 'off'] as const, 'SUBDOMAINS') === 'on',
    pressInterval: text('PRESS_INTERVAL')
      ? wholeNumber(text('PRESS_INTERVAL') ?? '', 'PRESS_INTERVAL', 0, 2000)
      : undefined,
    passwordEncryption: readEncryption(text('PASSWORD_ENCRYPTION') ?? 'off', publicOrigin),
    embedOrigins: readOrigins(text('EMBED_ORIGINS') ?? '', 'EMBED_ORIGINS'),
    frameOrigins: readOrigins(text('FRAME_ORIGINS') ?? '', 'FRAME_ORIGINS'),
    egressAllow: readTargets(text('EGRESS_ALLOW') ?? '', 'EGRESS_ALLOW'),
    smsGateway: readSmsGateway(text),
    mailServer: readMailServer(text),
    security: readSecurity(text),
    fileLimit: wholeNumber(text('MAX_FILE_MB') ?? '20', 'MAX_FILE_MB', 1, 100) * 1024 * 1024,
    pagesDirectory: readFolder(text('PAGES_DIR'), 'PAGES_DIR'),
  };
}

/** A setting that works, and that most likely is not meant so. */
interface SettingWarning {
  setting: string;
  message: string;
}

/** Warnings for the operator of the server, at its start and on the health page. */
export function settingWarnings({
  publicOrigin,
  trustedProxies,
}: Pick<Settings, 'publicOrigin' | 'trustedProxies'>): SettingWarning[] {
  // The server itself speaks http: where the address is https, a proxy is in front.
  if (!publicOrigin.startsWith('https://') || trustedProxies > 0) return [];
  return [
    {
      setting: 'TRUSTED_PROXIES',
      message:
        'PUBLIC_ORIGIN is https, so a proxy is in front, and TRUSTED_PROXIES is 0: all visitors count as one network when sign-ins are limited. Set it to the number of proxies.',
    },
  ];
}

/** Browsers have WebCrypto on https and on the machine itself only (AUTH-44). */
function readEncryption(value: string, publicOrigin: string): boolean {
  const isOn = oneOf(value, ['on', 'off'] as const, 'PASSWORD_ENCRYPTION') === 'on';
  const { protocol, hostname } = new URL(publicOrigin);
  const isOwnMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (isOn && protocol !== 'https:' && !isOwnMachine) {
    throw new BadSetting(
      `PASSWORD_ENCRYPTION is on, but browsers cannot encrypt at ${publicOrigin}: PUBLIC_ORIGIN has to begin with https, or be localhost.`,
    );
  }
  return isOn;
}

type Text = (name: string) => string | undefined;

function readSmsGateway(text: Text): SmsGateway | undefined {
  const url = text('SMS_GATEWAY_URL');
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new BadSetting(`SMS_GATEWAY_URL is "${url}": it takes an address such as https://sms.example.com/send.`);
  }
  return {
    url,
    signature: text('SMS_SIGNATURE') ?? '',
    accessKey: text('SMS_GATEWAY_KEY') ?? '',
    accessSecret: text('SMS_GATEWAY_SECRET') ?? '',
  };
}

/** Addresses of RFC 9116: each on a line of its own, so no spaces. */
function readSecurity(text: Text): Settings['security'] {
  const contacts = (text('SECURITY_CONTACT') ?? '').split(/[\s,]+/).filter(Boolean);
  for (const contact of contacts) {
    if (/^(mailto:[^@]+@[^@]+|https:\/\/.+|tel:\+?[\d-]+)$/.test(contact)) continue;
    throw new BadSetting(
      `SECURITY_CONTACT is "${contact}": it takes addresses such as mailto:security@example.com or https://example.com/report.`,
    );
  }
  const policy = text('SECURITY_POLICY');
  if (policy !== undefined && !/^https:\/\/\S+$/.test(policy)) {
    throw new BadSetting(`SECURITY_POLICY is "${policy}": it takes an address that begins with https.`);
  }
  return { contacts, policy };
}

/** `smtps://` speaks TLS from the first byte, `smtp://` upgrades to it. */
function readMailServer(text: Text): MailServer | undefined {
  const address = text('SMTP_URL');
  if (address === undefined) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    // The address may hold a password, so it is not repeated.
    throw new BadSetting(
      'SMTP_URL is no address of a mail server: it looks like smtps://user:password@mail.example.com.',
    );
  }
  const from = text('MAIL_FROM') ?? '';
  if (!/^[^@\s<>]+@[^@\s<>]+$/.test(from)) {
    throw new BadSetting(`MAIL_FROM is "${from}": with SMTP_URL it takes the address that mail comes from.`);
  }
  const isTls = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    encryption: isTls ? 'tls' : 'starttls',
    fromName: '',
    fromAddress: from,
    userName: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
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

function readTargets(list: string, name: string): AllowedTarget[] {
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      const target = readAllowedTarget(text);
      if (target) return target;
      throw new BadSetting(
        `${name} is "${text}": it takes addresses and networks, such as 10.1.0.0/16, 10.2.0.5:389 or [fd00::5]:636.`,
      );
    });
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
