import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeLength = 10;
const randomLength = 16;

let lastTime = -1;
let lastRandom: number[] = [];

/** Fetched for 256 ids at once: asking for random bytes costs the same for few and for many. */
const supply = new Uint8Array(randomLength * 256);
let used = supply.length;

function freshRandom(): number[] {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  const bytes = supply.subarray(used, used + randomLength);
  used += randomLength;
  // Each byte gives five bits: simple, and even over the alphabet because 256 is a multiple of 32.
  return Array.from(bytes, (byte) => byte & 31);
}

/** Adds one to the random part; answers undefined when all of its 80 bits were ones. */
function increment(digits: number[]): number[] | undefined {
  const next = [...digits];
  for (let at = next.length - 1; at >= 0; at -= 1) {
    const digit = next[at] ?? 0;
    if (digit < 31) {
      next[at] = digit + 1;
      return next;
    }
    next[at] = 0;
  }
  return undefined;
}

/**
 * A new id: 26 characters of Crockford's base 32, of which the first ten are the time in milliseconds.
 * Ids made by one process rise strictly, also within a millisecond and when the clock steps back.
 */
export function ulid(now: number = Date.now()): string {
  let time = Math.max(now, lastTime);
  let random = time === lastTime ? increment(lastRandom) : freshRandom();
  if (!random) {
    time += 1;
    random = freshRandom();
  }
  lastTime = time;
  lastRandom = random;
  let text = '';
  for (let at = 0, rest = time; at < timeLength; at += 1, rest = Math.floor(rest / 32))
    text = alphabet[rest % 32] + text;
  for (const digit of random) text += alphabet[digit];
  return text;
}

/** Whether the text has the form of an id, so that a malformed one is refused before it reaches a query. */
export function isUlid(text: string): boolean {
  return /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text);
}
