/** Room between the words, what they are about and the edge of the window, in px. */
const gap = 6;

/** Puts words of the top layer above or below what they are about, in its middle; on the other side where there is no room. */
export function placeTip(tip: HTMLElement, about: HTMLElement, side: 'top' | 'bottom'): void {
  const { top, bottom, left, width } = about.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = tip;
  const room = document.documentElement.clientWidth;
  const fitsAbove = top - offsetHeight - gap >= 0;
  const fitsBelow = bottom + offsetHeight + gap <= window.innerHeight;
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  style.left = `${Math.max(gap, Math.min(left + width / 2 - offsetWidth / 2, room - offsetWidth - gap))}px`;
  style.top = `${isAbove ? top - offsetHeight - gap : bottom + gap}px`;
}
