/**
 * A key that no other one of this browser has, of letters and digits: of a session or of a form. `randomUUID` is missing on plain
 * http. It tells things apart, and guards nothing.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('');
