import { type ReactElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readEntries, replayEntries } from './field-entries.ts';

/** Whether the server prerendered the first screen, and it is shown. */
export const isPrerendered = (page: Document): boolean =>
  page.documentElement.dataset['known'] === undefined && (page.getElementById('root')?.hasChildNodes() ?? false);

/**
 * Shows the program in the window. `matchesPrerendered`: what it shows first is what the server has prerendered. React hydrates that, and what
 * the user entered and pressed there is replayed.
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
  // A screen that differs from the prerendered one after all, for example by a time in the visitor's zone, is rendered again.
  const onRecoverableError = (error: unknown): void => console.warn(error);
  hydrateRoot(
    root,
    <Taken replay={replay} press={press}>
      {program}
    </Taken>,
    { onRecoverableError },
  );
}

/** The hydrated program: entries are replayed before its pages start, and the press after that. */
function Taken({ replay, press, children }: { replay: () => void; press: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(replay, [replay]);
  useEffect(press, [press]);
  return children;
}

/** The button, or the one that the same node rendered again: what follows the node's id is React's. */
function sameButton(root: Element, pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed;
  const node = /^(.+)_[rR]_/.exec(pressed.id)?.[1];
  return node === undefined ? null : root.querySelector(`button[id^="${CSS.escape(node)}_"]`);
}

/** Gives the elements of a prerendered screen their own styles, as React expects them. */
function restoreStyles(root: Element, sheet: HTMLStyleElement | null): void {
  const rules = Array.from(sheet?.sheet?.cssRules ?? []);
  for (const element of root.querySelectorAll<HTMLElement>('[data-prerendered]')) {
    const rule = rules[Number(element.dataset['prerendered'])];
    if (rule instanceof CSSStyleRule) element.style.cssText = rule.style.cssText;
    delete element.dataset['prerendered'];
  }
  sheet?.remove();
}

/** From now on React hears of everything, and the script that came before it of nothing (`early.ts`). */
function goLive(page: Document): void {
  page.documentElement.dataset['live'] = '';
  delete page.documentElement.dataset['known'];
  page.getElementById('pagewright-failed')?.remove();
}

/** Waits while the user composes a character: setting a value would end the composition. */
async function endOfComposition(page: Document): Promise<void> {
  const field = page.querySelector('[data-composing]');
  if (!field) return;
  await new Promise((resolve) => {
    for (const name of ['compositionend', 'blur']) field.addEventListener(name, resolve, { once: true });
  });
}
