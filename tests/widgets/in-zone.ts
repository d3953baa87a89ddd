import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';

/** What a test sends to Chromium itself, beside what its pages can do. */
interface Chromium {
  send(method: string, values: object): Promise<unknown>;
}

// Safe: the provider is Playwright on Chromium, whose session has `send`.
const chromium = (): Chromium => cdp() as unknown as Chromium;

let isMoved = false;

/** Puts the browser into a zone until the end of the test. */
export async function inZone(timezoneId: string): Promise<void> {
  isMoved = true;
  await chromium().send('Emulation.setTimezoneOverride', { timezoneId });
}

afterEach(async () => {
  if (isMoved) await chromium().send('Emulation.setTimezoneOverride', { timezoneId: '' });
  isMoved = false;
});
