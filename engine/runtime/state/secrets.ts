import { isData } from '../evaluate/own-value.ts';

/** Shorter ones are met inside innocent texts: they are recognized as a whole only. */
const shortest = 4;

/** What a person types as a password or code on a page and in its dialogs, and what the server answered to be shown once (P44). */
export interface Secrets {
  /** Adds where one is; it is read when a caller asks. `isPart`: it belongs to a record, whose own form sends it. */
  addField(read: () => unknown, isPart?: boolean): void;
  /** All of them today, and empty texts; `withParts`: those that belong to records too. */
  texts(withParts: boolean): string[];
}

/** Starts with none. */
export function createSecrets(): Secrets {
  const fields: [() => unknown, boolean?][] = [];
  return {
    addField: (...field) => void fields.push(field),
    texts: (withParts) =>
      fields.flatMap(([read, isPart]) => (isPart && !withParts ? [] : textsIn(read()))).filter(Boolean),
  };
}

/** Whether a text is one of the secrets, or has one in it, in capitals or not. */
export const holdsSecret = (text: string, secrets: readonly string[]): boolean =>
  secrets.some(
    (secret) => text === secret || (secret.length >= shortest && text.toLowerCase().includes(secret.toLowerCase())),
  );

/** The texts and numbers of a value at any depth. `withNames`: those of fields too, for a text could leave as a name. */
export function textsIn(value: unknown, withNames?: true): string[] {
  if (!isData(value)) return [`${value ?? ''}`];
  const inner = Object.values(value).flatMap((part) => textsIn(part, withNames));
  return withNames ? [...Object.keys(value), ...inner] : inner;
}
