import { focusInView } from '#engine';

/** What takes the focus in an item: its first input, never a button that moves or removes it. */
const inputs = ':is(input, select, textarea, [contenteditable="true"], [tabindex="0"]):not(:disabled)';

/** Focuses the first input of an item, or its first button where it has none. */
export function focusItem(item: Element | null | undefined): void {
  const found = item?.querySelector<HTMLElement>(inputs) ?? item?.querySelector<HTMLElement>('button:not(:disabled)');
  if (found) focusInView(found);
}

/** Focuses the first of these elements that exists and can be used. */
export function focusFirst(ids: readonly string[]): void {
  for (const id of ids) {
    const found = document.getElementById(id);
    if (!found || found.matches(':disabled')) continue;
    focusInView(found);
    return;
  }
}
