/** Lifetimes of sign-in, in milliseconds (entities.md SessionData; AUTH-49, AUTH-50; P16). */
export const lifetimes = {
  access: 15 * 60_000,
  refresh: 7 * 24 * 3_600_000,
  /** How long a refresh token that was just used still brings the same successor (P10). */
  refreshGrace: 30_000,
  captcha: 2 * 60_000,
  challenge: 5 * 60_000,
  knownDevice: 180 * 24 * 3_600_000,
} as const;

/** The moment that lies so many milliseconds after another. */
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
