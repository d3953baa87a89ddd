import type { Browser } from 'playwright';
import { openPage } from './open-page.ts';

/** Cold visits of a sign-in page. Milliseconds count from the navigation. */
export interface SignInFigures {
  /** KB (1,000 bytes) over the wire, headers included, of what was asked for before the page's program ran. */
  kilobytes: number;
  requests: number;
  /** The same until nothing more came: what a page fetches ahead when it has nothing else to do is in here, too. */
  allKilobytes: number;
  allRequests: number;
  /** Until name, password and button are there to be used, for someone who comes from a page of another site. */
  interactive: number;
  /** Until the page's program answers for what is done with them. */
  running: number;
  /** `interactive` and `running` of a visit from an empty tab, whose process continues unless the page wants one of its own. */
  interactiveFromEmpty: number;
  runningFromEmpty: number;
}

export interface SignInHosts {
  address: string;
  /** A page of another site. */
  elsewhere: string;
}

/** Visits a sign-in page with an empty cache, once from each place. */
export async function measureSignIn(browser: Browser, { address, elsewhere }: SignInHosts): Promise<SignInFigures> {
  const fromEmpty = await visit(browser, 'about:blank', address);
  return {
    ...(await visit(browser, elsewhere, address)),
    interactiveFromEmpty: fromEmpty.interactive,
    runningFromEmpty: fromEmpty.running,
  };
}

async function visit(browser: Browser, from: string, address: string) {
  const { page, session, close } = await openPage(browser, from, watchSignIn);
  const askedAt = new Map<string, number>();
  const loaded: { id: string; bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => askedAt.set(requestId, wallTime * 1000));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.push({ id: requestId, bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  // What is fetched when there is nothing else to do begins a moment later.
  await page.waitForTimeout(2000);
  await page.waitForLoadState('networkidle');
  const running = await page.waitForFunction(() => window.signInRunsAt).then((handle) => handle.jsonValue());
  const { interactive, began } = await page.evaluate(() => ({
    interactive: window.signInAt ?? 0,
    began: performance.timeOrigin,
  }));
  await close();
  const readyAt = began + (running ?? 0);
  const needed = loaded.filter(({ id }) => (askedAt.get(id) ?? 0) <= readyAt);
  return {
    kilobytes: kilobytesOf(needed),
    requests: needed.length,
    allKilobytes: kilobytesOf(loaded),
    allRequests: loaded.length,
    interactive,
    running: running ?? 0,
  };
}

const kilobytesOf = (loaded: readonly { bytes: number }[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Runs in the page, before anything else of it: looks once a frame. */
function watchSignIn(): void {
  const isShown = (selector: string) => (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0;
  // All contenders are React's: it notes on each element what it answers to.
  const runs = () => Object.keys(document.querySelector('input') ?? {}).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    if (
      isShown('input:not([type="password"], [type="submit"])') &&
      isShown('input[type="password"]') &&
      isShown('button[type="submit"]')
    ) {
      window.signInAt ??= performance.now();
      if (runs()) window.signInRunsAt = performance.now();
    }
    if (window.signInRunsAt === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

declare global {
  interface Window {
    signInAt?: number;
    signInRunsAt?: number;
  }
}
