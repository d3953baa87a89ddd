import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// The files share one window, which saves a third of the time: each test hands it over as it was.
// The first test of a run finds the window without the focus, and its keys would go nowhere.
beforeEach(() => window.focus());

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  // A test that fails does not come to its own end: what follows is shown as usual.
  document.body.removeAttribute('style');
  await cleanup();
  await page.viewport(1280, 800);
});
