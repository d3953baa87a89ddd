/** Room between the button, the panel and the edge of the window, in px. */
const margin = 6;

/**
 * Puts a panel of the top layer below a button, above it where there is more room; towards the side of the window that has more,
 * so that a panel that grows stays where it is and covers no menus beside the page.
 */
export function positionBeside(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const isAbove = below < panel.scrollHeight + 2 * margin && top > below;
  const { style } = panel;
  const room = document.documentElement.clientWidth;
  const isAtStart = left + right < room;
  const within = (wanted: number) => `${Math.max(margin, Math.min(wanted, room - panel.offsetWidth - margin))}px`;
  style.left = isAtStart ? within(left) : 'auto';
  style.right = isAtStart ? 'auto' : within(room - right);
  style.top = isAbove ? 'auto' : `${bottom + margin}px`;
  style.bottom = isAbove ? `${window.innerHeight - top + margin}px` : 'auto';
  style.maxHeight = `${(isAbove ? top : below) - 2 * margin}px`;
}
