import type { ClientOptions } from './options.ts';
import type { RequestParts } from './split-arguments.ts';

/** The fields that hold passwords, of calls that the contract marks by `x-passwords` (AUTH-43). */
const names = ['password', 'confirm_password', 'new_password', 'old_password'] as const;

/** The parts of a call with its passwords encrypted, once for all tries. Rejects when the platform cannot encrypt. */
export async function withoutPlainPasswords(
  { encryptPassword }: ClientOptions,
  parts: RequestParts,
): Promise<RequestParts> {
  const { body } = parts;
  if (!encryptPassword || typeof body !== 'object' || body === null) return parts;
  const sent: Record<string, unknown> = { ...body };
  for (const name of names) {
    const password = Object.hasOwn(sent, name) ? sent[name] : undefined;
    if (typeof password === 'string') sent[name] = await encryptPassword(password);
  }
  return { ...parts, body: sent };
}
