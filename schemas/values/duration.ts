/** Seconds of a unit, by the words that people write for it in both languages. */
const units: readonly [seconds: number, words: string][] = [
  [86_400, 'd|day|days|天|日'],
  [3600, 'h|hr|hrs|hour|hours|小时|个小时|时'],
  [60, 'm|min|mins|minute|minutes|分钟|分'],
  [1, 's|sec|secs|second|seconds|秒钟|秒'],
];

const amount = String.raw`(\d{1,9}(?:[.,]\d{1,6})?)`;
/** `1 h 30 min`: units from the largest to the smallest, each once and at least one. */
const inUnits = new RegExp(`^${units.map(([, words]) => `(?:${amount}\\s*(?:${words})\\.?\\s*)?`).join('')}$`, 'i');
const byClock = /^(\d{1,7}):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * Seconds that a text such as `1:30`, `1:30:15`, `90 min`, `1.5 h` or `1小时30分` means; whole ones. Undefined for a number without a unit, for
 * nobody knows whether 90 are minutes or hours, and for what is no duration.
 */
export function readDuration(value: string): number | undefined {
  // Input methods write full-width digits and colons, which NFKC turns into plain ones.
  const text = value.normalize('NFKC').trim();
  const clock = byClock.exec(text);
  if (clock) {
    const [, hours = '0', minutes = '0', seconds = '0'] = clock;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  const [, ...amounts] = inUnits.exec(text) ?? [];
  if (amounts.every((one) => one === undefined)) return undefined;
  const seconds = amounts.reduce(
    (sum, one = '0', index) => sum + Number(one.replace(',', '.')) * (units[index]?.[0] ?? 0),
    0,
  );
  const whole = Math.round(seconds);
  return Math.abs(seconds - whole) < 1e-6 ? whole : undefined;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Seconds as hours and minutes, `1:30`; with their seconds where these are wanted or are not 0. A part of a second is written behind a point. */
export function writeDuration(value: number, withSeconds = false): string {
  const sign = value < 0 ? '-' : '';
  const total = Math.abs(value);
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor(total / 60) % 60];
  const seconds = Number((total % 60).toFixed(3));
  if (seconds === 0 && !withSeconds) return `${sign}${hours}:${two(minutes)}`;
  const [whole = '0', part] = String(seconds).split('.');
  return `${sign}${hours}:${two(minutes)}:${two(Number(whole))}${part === undefined ? '' : `.${part}`}`;
}
