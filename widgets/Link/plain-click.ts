import type { MouseEvent } from 'react';

/** True for a click that the browser would follow in this tab: anything else (new tab, download) stays the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
