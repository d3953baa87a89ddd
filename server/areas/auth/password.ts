import { hash, verify } from '@node-rs/argon2';
import { createQueue } from './queue.ts';

/** The library's number for it; its enum is not there at run time. */
const argon2id = 2;

/** argon2id as P17 asks: 19 MiB, two passes, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are refused unread; the contract already stops at 256. */
const longest = 1_024;

/** Two at a time leave a core, and the pool of threads that files use, to everybody else (P17). */
const queue = createQueue({ atOnce: 2, waiting: 500 });

/** One way to write each character, so that a composed and a decomposed é are one password. */
const normal = (password: string): string => password.normalize('NFKC');

/** The argon2id hash of a password in PHC form. Throws `Unavailable` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(normal(password), cost));
}

/** The hash of random bytes that nobody kept, at the cost above. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$ycEDu/nT4lTxyzwBP/gt6Q$1dsSHA07sM80+BXv4mmcbZqQJI0Gj/54EzniJRvqyZs';

/**
 * Whether the password is right. Without a stored hash a dummy one is verified, so that an unknown user costs the same
 * time as a known one (P14). Throws `Unavailable` when too many wait.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (password.length > longest) return false;
  const isRight = await queue(() => verify(stored ?? nobody, normal(password)));
  return isRight && typeof stored === 'string';
}
