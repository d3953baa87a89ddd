import { Failure } from '../../errors/index.ts';
import type { PasswordKeys } from '../../call/password-keys.ts';
import type { Settings } from '../../foundation/settings.ts';

export interface PasswordServices {
  settings: Pick<Settings, 'passwordEncryption'>;
  passwordKeys: PasswordKeys;
}

/** The fields that are encrypted on their way (AUTH-43). */
const names = ['password', 'confirm_password', 'new_password', 'old_password'] as const;

/** Five parts, none of which has to be read. */
const jwe = /^[\w-]+(?:\.[\w-]+){4}$/;

/**
 * The body with its passwords in plain text, before anything of it is validated. While the deployment asks for encryption, a
 * plain one is refused with `password_not_encrypted`, and one that does not open with `password_unreadable` (AUTH-44).
 */
export async function openPasswords(body: unknown, { settings, passwordKeys }: PasswordServices): Promise<unknown> {
  if (!settings.passwordEncryption || typeof body !== 'object' || body === null) return body;
  const opened: Record<string, unknown> = { ...body };
  for (const name of names) {
    const sent = Object.hasOwn(opened, name) ? opened[name] : undefined;
    // Whatever is no text is for the validation to refuse.
    if (typeof sent !== 'string') continue;
    const pointer = `/${name}`;
    if (!jwe.test(sent)) throw new Failure('password_not_encrypted', undefined, { pointer });
    const password = await passwordKeys.open(sent);
    if (password === undefined) throw new Failure('password_unreadable', undefined, { pointer });
    opened[name] = password;
  }
  return opened;
}
