/** Room between the words, what they are about and the edge of the window, in px. */
const margin = 6;

/** Puts words of the top layer above or below what they are about, in its middle; on the other side where there is no room. */
export function positionTip(tip: HTMLElement, about: HTMLElement, side: 'top' | 'bottom'): void {
  const { top, bottom, left, width } = about.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = tip;
  const room = document.documentElement.clientWidth;
  const fitsAbove = top - offsetHeight - margin >= 0;
  const fitsBelow = bottom + offsetHeight + margin <= window.innerHeight;
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  style.left = `${Math.max(margin, Math.min(left + width / 2 - offsetWidth / 2, room - offsetWidth - margin))}px`;
  style.top = `${isAbove ? top - offsetHeight - margin : bottom + margin}px`;
}
