import { cdp } from 'vitest/browser';

interface Chromium {
  send(method: string, values: object): Promise<unknown>;
}

/** What a test sends to Chromium itself, beside what its pages can do. */
// Safe: the provider is Playwright on Chromium, whose session has `send`.
export const chromium = (): Chromium => cdp() as unknown as Chromium;
