import { afterEach } from 'vitest';
import { chromium } from './chromium.ts';

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
