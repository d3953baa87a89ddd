import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** What Playwright switches off: the last such flag counts alone, and ours is the last (chromium.test.ts compares). */
const playwrightsOwn = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];
/**
 * Each window loads two hidden pages for the list under its address field, and a process for a page that may come next.
 * No test sees them, and they take half of what a new window costs.
 */
const ofWindows = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'SpareRendererForSitePerProcess'];

/** Flags for a browser that tests drive: no sandbox for root, no calls home, and nothing around the pages. */
export const chromiumArguments = [
  `--disable-features=${[...playwrightsOwn, ...ofWindows].join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium that tests use: `CHROMIUM_PATH`, else one on the PATH, else Playwright's own.
 * @returns {string | undefined} its path, or undefined when there is none (`installChromium` brings one).
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  return playwrightChromium();
}

/** @returns {string | undefined} */
function playwrightChromium() {
  try {
    const path = execFileSync(
      process.execPath,
      ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return path && existsSync(path) ? path : undefined;
  } catch {
    // Playwright is not installed yet, or knows no browser for this system: there is none to find.
    return undefined;
  }
}

/** Finds a Chromium or installs one: by Playwright, or by apt for root on Debian. Throws with what to do when neither works. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const root = process.getuid?.() === 0;
  /** @type {[string, string[]][]} */
  const attempts = [['npx', ['playwright', 'install', 'chromium']]];
  if (root && existsSync('/usr/bin/apt-get')) {
    attempts.push(
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']],
    );
  }
  for (const [command, args] of attempts) {
    console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 });
    } catch (error) {
      console.log(`  that did not work: ${error instanceof Error ? error.message : error}`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}
