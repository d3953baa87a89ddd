import { type Locator, userEvent } from 'vitest/browser';

/** Far more than any widget has stops. */
const most = 40;

/** Presses Tab until the control has the focus, as someone without a mouse does; fails when it is not on the way. */
export async function tabTo(control: Locator): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await userEvent.tab();
    if (document.activeElement === control.element()) return;
  }
  throw new Error(`Tab does not lead to ${control.element().outerHTML}`);
}
