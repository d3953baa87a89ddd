import type { Browser, CDPSession, Page } from 'playwright';

export interface OpenPage {
  page: Page;
  session: CDPSession;
  /** Seconds of JavaScript that the page has run. */
  scriptSeconds(): Promise<number>;
  /** Bytes of JavaScript's heap that are in use, after everything that can be collected was. */
  heapBytes(): Promise<number>;
  close(): Promise<void>;
}

/** A page in a browser context of its own. Errors of the page end the measuring: a broken contender has no figures. */
export async function openPage(browser: Browser, address: string, before?: () => void): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  // Functions handed to the page were compiled by tsx, which names them by this.
  if (before) await page.addInitScript('window.__name = (named) => named');
  if (before) await page.addInitScript(before);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'load' });
  return {
    page,
    session,
    scriptSeconds: () => scriptSeconds(session),
    async heapBytes() {
      // Twice: what finalizers let go of the first time is collected the second time.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
    async close() {
      await context.close();
      if (errors.length > 0) throw new Error(`${address} failed: ${errors[0]}`);
    },
  };
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}
