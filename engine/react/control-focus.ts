/** True when the element with this id comes before the other one on the page. */
export function isBefore(id: string, other: string): boolean {
  const element = document.getElementById(id);
  const next = document.getElementById(other);
  if (!element || !next) return element !== null;
  return (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Moves the focus to a control, or to the first control inside when the element takes no focus itself. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  if (element) focusInside(element);
}

/** Moves the focus to an element, or to the first control inside when it takes no focus itself. */
export function focusInside(element: HTMLElement): void {
  element.focus();
  if (element.contains(document.activeElement)) return;
  element.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, button, [tabindex]')?.focus();
}
