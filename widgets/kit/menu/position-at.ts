/** Room between a menu and the edge of the window, in px. */
const margin = 6;

/** Puts a menu at a point of the window, such as where a context menu was asked for. */
export function positionAt(panel: HTMLElement, point: { x: number; y: number }): void {
  const room = document.documentElement.clientWidth;
  panel.style.left = `${Math.max(margin, Math.min(point.x, room - panel.offsetWidth - margin))}px`;
  panel.style.top = `${Math.max(margin, Math.min(point.y, window.innerHeight - panel.offsetHeight - margin))}px`;
}
