import type { Browser } from 'playwright';
import { openPage } from './open-page.ts';

/** One cold visit of a sign-in page. */
export interface SignInFigures {
  /** KB (1,000 bytes) that came over the wire, headers included, until nothing more did. */
  kilobytes: number;
  requests: number;
  /** Milliseconds from the navigation until name, password and button are there to be used. */
  interactive: number;
}

/** Visits a sign-in page with an empty cache. */
export async function measureSignIn(browser: Browser, address: string): Promise<SignInFigures> {
  const { page, session, close } = await openPage(browser, 'about:blank', watchSignIn);
  const loaded: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => loaded.push(encodedDataLength));
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const interactive = await page.waitForFunction(() => window.signInAt).then((handle) => handle.jsonValue());
  await close();
  return {
    kilobytes: loaded.reduce((sum, bytes) => sum + bytes, 0) / 1000,
    requests: loaded.length,
    interactive: interactive ?? 0,
  };
}

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
