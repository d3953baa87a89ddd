import type { Browser } from 'playwright';
import { openPage } from './open-page.ts';

/** One cold visit of a sign-in page. */
export interface SignInFigures {
  /** KB (1,000 bytes) over the wire, headers included, of what was asked for before the page was interactive. */
  kilobytes: number;
  requests: number;
  /** The same until nothing more came: what a page fetches ahead when it has nothing else to do is in here, too. */
  allKilobytes: number;
  allRequests: number;
  /** Milliseconds from the navigation until name, password and button are there to be used. */
  interactive: number;
}

/** Visits a sign-in page with an empty cache. */
export async function measureSignIn(browser: Browser, address: string): Promise<SignInFigures> {
  const { page, session, close } = await openPage(browser, 'about:blank', watchSignIn);
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
  const interactive = await page.waitForFunction(() => window.signInAt).then((handle) => handle.jsonValue());
  const began = await page.evaluate(() => performance.timeOrigin);
  await close();
  const readyAt = began + (interactive ?? 0);
  const needed = loaded.filter(({ id }) => (askedAt.get(id) ?? 0) <= readyAt);
  return {
    kilobytes: kilobytesOf(needed),
    requests: needed.length,
    allKilobytes: kilobytesOf(loaded),
    allRequests: loaded.length,
    interactive: interactive ?? 0,
  };
}

const kilobytesOf = (loaded: readonly { bytes: number }[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Runs in the page, before anything else of it: looks once a frame. React listens before it shows anything. */
function watchSignIn(): void {
  const isShown = (selector: string) => (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0;
  const look = () => {
    if (
      isShown('input:not([type="password"], [type="submit"])') &&
      isShown('input[type="password"]') &&
      isShown('button[type="submit"]')
    )
      window.signInAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

declare global {
  interface Window {
    signInAt?: number;
  }
}
