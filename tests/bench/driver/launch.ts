import { type Browser, chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from '../../../scripts/chromium.mjs';

/** A headless Chromium whose timers and heap can be trusted. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  });
}
