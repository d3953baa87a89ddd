/** Room between the button, the panel and the edge of the window, in px. */
const gap = 6;

/** Puts a panel of the top layer below a button, its end at the button's end; above it where there is more room. */
export function placeBeside(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const isAbove = below < panel.scrollHeight + 2 * gap && top > below;
  const { style } = panel;
  style.insetInlineStart = 'auto';
  style.right = `${Math.max(gap, document.documentElement.clientWidth - right)}px`;
  style.top = isAbove ? 'auto' : `${bottom + gap}px`;
  style.bottom = isAbove ? `${window.innerHeight - top + gap}px` : 'auto';
  style.maxHeight = `${(isAbove ? top : below) - 2 * gap}px`;
}
