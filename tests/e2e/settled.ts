import type { Locator, Page } from '@playwright/test';
import { patience } from '#tests/tier.ts';

/** What the page still does, as words; undefined once nothing is pending (`app/shell/show-settled.ts`) and nothing moves. */
async function pendingOn(page: Page, milliseconds: number): Promise<string | undefined> {
  return page.evaluate(async (longest) => {
    // Pages without the program, such as those of a portal or the reference, say nothing: they are as they were sent.
    const pending = (): string | undefined => {
      if (!document.getElementById('pagewright-boot'))
        return document.readyState === 'complete' ? undefined : 'the page loads';
      if (!('settled' in document.documentElement.dataset)) return 'a call, a navigation, code or delayed input';
      const moves = document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
      return moves ? 'a movement' : undefined;
    };
    const end = Date.now() + longest;
    for (;;) {
      const found = pending();
      if (found === undefined || Date.now() > end) return found;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }, milliseconds);
}

const isLeft = (error: unknown): boolean =>
  error instanceof Error && /context was destroyed|navigat|Cannot find context/i.test(error.message);

/** Until the page does nothing by itself any more; throws with what is pending when that takes too long. */
export async function settled(within: Page | Locator): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  const end = Date.now() + patience(60_000);
  for (;;) {
    try {
      const pending = await pendingOn(page, Math.max(0, end - Date.now()));
      if (pending === undefined) return;
      throw new Error(`${page.url()} has not settled: ${pending} is still pending.`);
    } catch (error) {
      // Another page takes its place: that one has to settle.
      if (!isLeft(error) || Date.now() > end) throw error;
    }
  }
}
