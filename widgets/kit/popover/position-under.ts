/** Room between the field, the panel and the edge of the window, in px. */
const margin = 6;
/** The panel of a small field is wider than the field. */
const least = 240;

/** Puts a panel of the top layer under a field and makes it as wide; above it where there is more room. */
export function positionUnder(panel: HTMLElement, box: HTMLElement): void {
  const { top, bottom, left, width } = box.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const wide = Math.min(Math.max(width, least), room - 2 * margin);
  const below = window.innerHeight - bottom;
  const isAbove = below < Math.min(panel.scrollHeight, 320) + 2 * margin && top > below;
  const { style } = panel;
  style.width = `${wide}px`;
  style.left = `${Math.max(margin, Math.min(left, room - wide - margin))}px`;
  style.top = isAbove ? 'auto' : `${bottom + margin}px`;
  style.bottom = isAbove ? `${window.innerHeight - top + margin}px` : 'auto';
  style.maxHeight = `${Math.min(360, (isAbove ? top : below) - 2 * margin)}px`;
}
