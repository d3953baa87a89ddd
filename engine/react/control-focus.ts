/** True when the element with this id comes before the other one on the page. */
export function isBefore(id: string, other: string): boolean {
  const element = document.getElementById(id);
  const next = document.getElementById(other);
  if (!element || !next) return element !== null;
  return (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Moves the focus to a control, or to the first control inside when the element takes no focus itself, and shows it with its issue. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  if (element) focusInView(element);
}

/** As `focusInside`; what has the focus then is in view with the issue below it, also beside bars that stay where they are. */
export function focusInView(element: HTMLElement): void {
  focusInside(element);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !element.contains(focused)) return;
  // The issue is rendered by then.
  requestAnimationFrame(() => {
    if (document.activeElement === focused && !isInView(focused)) focused.scrollIntoView({ block: 'center' });
  });
}

/** Whether the top of a control and the end of its issue are inside of the window and under nothing else. */
function isInView(control: HTMLElement): boolean {
  const issue = document.getElementById(`${control.id}-error`) ?? control;
  const [top, end] = [control.getBoundingClientRect(), issue.getBoundingClientRect()];
  return isSeen(control, top.left, top.top + 1) && isSeen(issue, end.left, end.bottom - 1);
}

function isSeen(element: HTMLElement, left: number, top: number): boolean {
  const found = document.elementFromPoint(left + 2, top);
  // An element around it may answer instead, such as the border of the box that it is in.
  return found !== null && (element.parentElement ?? element).contains(found);
}

/** Moves the focus to an element, or to the first control inside when it takes no focus itself. */
export function focusInside(element: HTMLElement): void {
  element.focus();
  if (element.contains(document.activeElement)) return;
  element.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, button, [tabindex]')?.focus();
}
