/** Room between the button, the panel and the edge of the window, in px. */
const margin = 6;

/**
 * Puts a panel of the top layer below a button, above it where there is more room. It begins with the button where that fits, else it ends
 * with it, and stays within the page beside its menus: only a panel that is wider than the page covers those.
 */
export function positionBeside(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const isAbove = below < panel.scrollHeight + 2 * margin && top > below;
  const { style } = panel;
  const room = document.documentElement.clientWidth;
  const width = panel.offsetWidth;
  const page = button.closest('main')?.getBoundingClientRect();
  const isInPage = page !== undefined && width + 2 * margin <= page.width;
  const start = (isInPage ? Math.max(0, page.left) : 0) + margin;
  const end = (isInPage ? Math.min(room, page.right) : room) - margin;
  const within = (wanted: number) => Math.max(start, Math.min(wanted, end - width));
  const [atStart, atEnd] = [within(left), within(right - width)];
  const isAtStart = left - atStart <= atEnd - (right - width);
  const at = isAtStart ? atStart : atEnd;
  // Held by the side that it has in common with the button: what is inside may grow.
  style.left = isAtStart ? `${at}px` : 'auto';
  style.right = isAtStart ? 'auto' : `${room - at - width}px`;
  style.top = isAbove ? 'auto' : `${bottom + margin}px`;
  style.bottom = isAbove ? `${window.innerHeight - top + margin}px` : 'auto';
  style.maxHeight = `${(isAbove ? top : below) - 2 * margin}px`;
}
