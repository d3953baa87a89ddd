/** Set on the document while dialogs leave the rest of it usable. */
export const modeless = 'data-modeless';

/** The dialog over all others; undefined when there is none, or when dialogs do not keep the page from being used. */
export function topDialog(): HTMLDialogElement | undefined {
  return isModeless() ? undefined : openDialogs().at(-1);
}

/** Calls when dialogs open and close, until the returned function is called. */
export function onDialogs(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.body, { childList: true });
  watch.observe(document.documentElement, { attributeFilter: [modeless] });
  return () => watch.disconnect();
}

export function openDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>('body > dialog[data-modal][open]')];
}

export function isModeless(): boolean {
  return document.documentElement.hasAttribute(modeless);
}
