import { afterEach } from 'vitest';
import { chromium } from './chromium.ts';

let before: string | undefined;

/** Puts the browser into a zone until the end of the test. */
export async function inZone(timezoneId: string): Promise<void> {
  before ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  await chromium().send('Emulation.setTimezoneOverride', { timezoneId });
}

afterEach(async () => {
  if (before !== undefined) await chromium().send('Emulation.setTimezoneOverride', { timezoneId: before });
  before = undefined;
});
