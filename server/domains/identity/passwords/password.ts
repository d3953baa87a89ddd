import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '#server/kernel/turns/queue.ts';

/** Keeps passwords as hashes that are slow to make (P17). Both throw `Unavailable` when too many wait. */
export interface Passwords {
  /** The argon2id hash in PHC form. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Without a stored hash a dummy one is verified, so that an unknown user costs the
   * same time as a known one (P14).
   */
  isRight(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** What one hash costs, and the hash of random bytes that were thrown away, at that cost. */
export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  dummyHash: string;
}

/** The library's number for it; its enum is not there at run time. */
const argon2id = 2;

/** argon2id as P17 asks: 19 MiB, two passes, one lane. */
const usualCost: PasswordCost = {
  memoryCost: 19_456,
  timeCost: 2,
  dummyHash: '$argon2id$v=19$m=19456,t=2,p=1$ycEDu/nT4lTxyzwBP/gt6Q$1dsSHA07sM80+BXv4mmcbZqQJI0Gj/54EzniJRvqyZs',
};

/** Longer ones are refused unread; the contract already stops at 256. */
const longest = 1_024;

/** Two at a time leave a core, and the pool of threads that files use, to other requests (P17). */
const queue = createQueue({ atOnce: 2, waiting: 500 });

/** One way to write each character, so that a composed and a decomposed é are one password. */
const normal = (password: string): string => password.normalize('NFKC');

/** Hashes and compares passwords; both throw `Unavailable` when too many wait. Tests may name a lower cost. */
export function createPasswords({ memoryCost, timeCost, dummyHash }: PasswordCost = usualCost): Passwords {
  return {
    hash: (password) =>
      queue(() => hash(normal(password), { algorithm: argon2id, memoryCost, timeCost, parallelism: 1 })),
    async isRight(stored, password) {
      if (password.length > longest) return false;
      const isRight = await queue(() => verify(stored ?? dummyHash, normal(password)));
      return isRight && typeof stored === 'string';
    },
  };
}
