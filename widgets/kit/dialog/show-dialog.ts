import { isModeless, modeless, openDialogs } from './top-dialog.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])';

/**
 * Opens a dialog over the page, with the focus on `[data-autofocus]`, else the first field or button of the body, else the
 * dialog until the body has one. The returned function closes it and gives the focus back to where it was.
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  open(dialog);
  const body = dialog.querySelector<HTMLElement>('[data-modal-body]');
  const start = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? (body && firstControl(body)) ?? dialog;
  start.focus({ preventScroll: true });
  const stopWaiting = start === dialog && body ? focusWhenThere(dialog, body) : undefined;
  // A browser may close a dialog without asking when Escape is pressed twice: whether it is open is decided by what renders it.
  const reopen = () => {
    if (!dialog.open) open(dialog);
  };
  dialog.addEventListener('close', reopen);
  return () => {
    stopWaiting?.();
    dialog.removeEventListener('close', reopen);
    dialog.close();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

/**
 * Leaves dialogs open without making the rest of the document inert, for a part of it that has to be used beside or over them.
 * The returned function makes them modal again.
 */
export function releasePage(): () => void {
  const { documentElement } = document;
  const count = () => Number(documentElement.getAttribute(modeless) ?? 0);
  documentElement.setAttribute(modeless, String(count() + 1));
  reopenAll();
  return () => {
    if (count() > 1) documentElement.setAttribute(modeless, String(count() - 1));
    else documentElement.removeAttribute(modeless);
    reopenAll();
  };
}

/** Opens each again, modal or not as it is to be now; the focus stays where it is. */
function reopenAll(): void {
  const focused = document.activeElement;
  const dialogs = openDialogs().filter((dialog) => dialog.matches(':modal') === isModeless());
  if (dialogs.length === 0) return;
  for (const dialog of dialogs) {
    dialog.close();
    open(dialog);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

function open(dialog: HTMLDialogElement): void {
  if (isModeless()) dialog.show();
  else dialog.showModal();
}

/** The content may be fetched first. Focus that moved meanwhile stays where it is. */
function focusWhenThere(dialog: HTMLElement, body: HTMLElement): () => void {
  const watch = new MutationObserver(() => {
    if (document.activeElement !== dialog) return watch.disconnect();
    const control = firstControl(body);
    if (!control) return;
    watch.disconnect();
    control.focus({ preventScroll: true });
  });
  watch.observe(body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function firstControl(root: HTMLElement): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(focusable)].find((element) => element.checkVisibility());
}
