import { type Logger, pino } from 'pino';
import type { Settings } from '../../foundation/settings.ts';

const secret = [
  'password',
  'old_password',
  'new_password',
  'confirm_password',
  'verifyCode',
  'sms_code',
  'token',
  'accessToken',
  'refreshToken',
  'refresh_token',
  'authorization',
  'cookie',
  'set-cookie',
  'secret',
  'databaseUrl',
];

/** Fields of these names are never written, at the top, one or two levels down (P41). */
export const redactedPaths = secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** JSON lines on standard output; `destination` is for tests. */
export function createLog(settings: Pick<Settings, 'logLevel'>, destination?: { write(line: string): void }): Logger {
  const options = {
    level: settings.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[secret]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Name, message, code and stack; not the other properties, in which drivers keep the values of a statement. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
