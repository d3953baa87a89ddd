import { type ReactElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { restoreStyles } from './collect-styles.ts';
import { readEntries, replayEntries } from './field-entries.ts';

/** Whether the server has drawn the first screen, and it is shown. */
export const isPrerendered = (page: Document): boolean =>
  page.documentElement.dataset['known'] === undefined && (page.getElementById('root')?.hasChildNodes() ?? false);

/**
 * Shows the program in the window. `matchesPrerendered`: what it shows first is what the server has prerendered. It goes on with that, and what
 * somebody has entered and pressed there counts.
 */
export async function takeOver(page: Document, matchesPrerendered: boolean, program: ReactElement): Promise<void> {
  const root = page.getElementById('root');
  if (!root) throw new Error('The entry page has no element "root".');
  const sheet = page.querySelector<HTMLStyleElement>('#pagewright-prerendered');
  if (!matchesPrerendered || !isPrerendered(page)) {
    root.replaceChildren();
    sheet?.remove();
    goLive(page);
    createRoot(root).render(program);
    return;
  }
  await endOfComposition(page);
  restoreStyles(root, sheet);
  const entries = readEntries(root);
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  goLive(page);
  const replay = (): void =>
    replayEntries(root, [...readEntries(root), ...entries.filter(({ field }) => !field.isConnected)]);
  const press = (): void => {
    delete pressed?.dataset['pressed'];
    if (pressed) sameButton(root, pressed)?.click();
  };
  // A screen that differs from the drawn one after all, in a time of the visitor's zone for example, is made anew.
  const onRecoverableError = (error: unknown): void => console.warn(error);
  hydrateRoot(
    root,
    <Taken replay={replay} press={press}>
      {program}
    </Taken>,
    { onRecoverableError },
  );
}

/** A program that went on with a drawn screen: it hears of what was entered before its pages begin, and of the press after. */
function Taken({ replay, press, children }: { replay: () => void; press: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(replay, [replay]);
  useEffect(press, [press]);
  return children;
}

/** The button, or the one of the same node that was made anew: what follows the node's id is React's. */
function sameButton(root: Element, pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed;
  const node = /^(.+)_[rR]_/.exec(pressed.id)?.[1];
  return node === undefined ? null : root.querySelector(`button[id^="${CSS.escape(node)}_"]`);
}

/** From now on React hears of everything, and the script that came before it of nothing (`early.ts`). */
function goLive(page: Document): void {
  page.documentElement.dataset['live'] = '';
  delete page.documentElement.dataset['known'];
  page.getElementById('pagewright-failed')?.remove();
}

/** Waits while somebody composes a character: a value that is set meanwhile would end it. */
async function endOfComposition(page: Document): Promise<void> {
  const field = page.querySelector('[data-composing]');
  if (!field) return;
  await new Promise((resolve) => {
    for (const name of ['compositionend', 'blur']) field.addEventListener(name, resolve, { once: true });
  });
}
