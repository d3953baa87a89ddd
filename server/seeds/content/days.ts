const minute = 60_000;

/** The day that is so many days after another, as 2026-11-21. */
export const dayAfter = (from: Date, days: number): string =>
  new Date(from.getTime() + days * 24 * 60 * minute).toISOString().slice(0, 10);

/** The moment that is so many minutes after another, in whole minutes. */
export const momentAfter = (from: Date, minutes: number): string =>
  new Date(Math.floor(from.getTime() / minute + minutes) * minute).toISOString();
