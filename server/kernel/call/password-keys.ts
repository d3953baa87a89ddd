import type { Schemas } from '#openapi';

/** What passwords are encrypted with on their way (AUTH-44). */
export interface PasswordKeys {
  /** The newest key's public half, made when there is none or it is old; null while encryption is off. */
  published(): Promise<Schemas['PasswordKey'] | null>;
  /** The text in a compact JWE; undefined when it is not for one of the two newest keys, or was changed. */
  open(sealed: string): Promise<string | undefined>;
}
