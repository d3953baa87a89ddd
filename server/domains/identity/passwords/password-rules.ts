import { foldUsername } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import { commonPasswords } from './common-passwords.ts';

/** Whether a password that somebody chooses is worth anything: the platform's pattern, and what guessers know (VAL-06). */
export function isGoodPassword({
  password,
  username,
  pattern,
}: {
  password: string;
  username: string;
  /** `password_pattern` of the safety settings. */
  pattern: string;
}): boolean {
  const normal = password.normalize('NFKC');
  if (!new RegExp(pattern, 'u').test(normal)) return false;
  if (foldUsername(normal) === foldUsername(username)) return false;
  return !commonPasswords.has(normal.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

/** Throws `password_refused` at the pointer for a password that nobody should have (VAL-05, VAL-06). */
export function requireGoodPassword(chosen: Parameters<typeof isGoodPassword>[0], pointer: string): void {
  if (!isGoodPassword(chosen)) throw new Failure('password_refused', undefined, { pointer });
}
