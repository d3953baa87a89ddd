import { verify } from '@node-rs/argon2';
import { createPasswords } from '#server/domains/identity/passwords/password.ts';

/** Milliseconds of processor that checking one password takes, to be taken off a sign-in. */
export async function hashCost(): Promise<number> {
  const hash = await createPasswords().hash('a password');
  const tries = 20;
  const { user, system } = process.cpuUsage();
  for (let number = 0; number < tries; number += 1) await verify(hash, 'a password');
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1000 / tries;
}
