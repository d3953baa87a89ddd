import { foldUsername } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';

/** Passwords that guessers try first, in lower case and without what is neither letter nor digit (VAL-06). */
const commonPasswords: ReadonlySet<string> = new Set(
  `123456 12345678 123456789 1234567890 11111111 00000000 88888888 66666666 987654321 123123123 147258369 123321
  password password1 password12 password123 password1234 passw0rd passw0rd1 p4ssw0rd pa55word p4ssword1
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwerty12345 qazwsx qazwsx123 qazwsxedc 1qaz2wsx 1q2w3e4r
  1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zxcvbnm zxcvbnm1 zxcvbnm123 asdfghjkl asdf1234 asdfgh123 asd123456 qwe123456
  a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 abc123 abc1234 abc12345 abc123456 abcd1234 abcdef123
  q123456 qq123456 qq123456789 z123456 wang1234 woaini woaini1314 woaini520 woaini123 5201314 iloveyou iloveyou1
  iloveyou123 letmein letmein1 letmein123 welcome welcome1 welcome12 welcome123 welcome2024 welcome2025 welcome2026
  admin admin1 admin12 admin123 admin1234 admin12345 admin123456 administrator administrator1 root1234 root123456
  test1234 test12345 test123456 user1234 guest1234 demo1234 changeme changeme1 changeme123 secret123 default1
  monkey123 dragon123 football1 baseball1 superman1 batman123 sunshine1 princess1 charlie1 master123 shadow123
  michael1 jordan23 trustno1 starwars1 whatever1 hello1234 computer1 internet1 summer2024 summer2025 summer2026
  winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 company1 company123 pagewright1`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a chosen password is good enough: the platform's pattern, and what guessers know (VAL-06). */
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

/** Throws `password_refused` at the pointer for a password that is not good enough (VAL-05, VAL-06). */
export function requireGoodPassword(chosen: Parameters<typeof isGoodPassword>[0], pointer: string): void {
  if (!isGoodPassword(chosen)) throw new Failure('password_refused', undefined, { pointer });
}
