import { hash, verify } from '@node-rs/argon2';

/** OWASP's least for argon2id (P17): memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each one takes 19 MiB and a core for tens of milliseconds; more at once only take longer and starve everything else. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** One way to write each character, so that é typed on another keyboard is the same password. */
const normal = (password: string): string => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), cost));
}

/** A hash that no password has: compared with for unknown users, so that they take as long as known ones (P14). */
let nobody: Promise<string> | undefined;

/** Whether the password is the stored one; without a stored one it takes the same time and says no. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(`nobody ${Math.random()}`);
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, normal(password)));
  return matches && stored !== null && stored !== undefined;
}
