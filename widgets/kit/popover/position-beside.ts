/** Room between the button, the panel and the edge of the window, in px. */
const margin = 6;

/** Puts a panel of the top layer below a button, its end at the button's end if the window has the room; above it where there is more. */
export function positionBeside(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const isAbove = below < panel.scrollHeight + 2 * margin && top > below;
  const { style } = panel;
  const room = document.documentElement.clientWidth;
  style.insetInlineStart = 'auto';
  style.right = `${Math.max(margin, Math.min(room - right, room - panel.offsetWidth - margin))}px`;
  style.top = isAbove ? 'auto' : `${bottom + margin}px`;
  style.bottom = isAbove ? `${window.innerHeight - top + margin}px` : 'auto';
  style.maxHeight = `${(isAbove ? top : below) - 2 * margin}px`;
}
