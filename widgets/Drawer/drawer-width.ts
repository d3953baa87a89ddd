/** LIM-10, SHELL-27: px that a drawer is wide unless it says otherwise, and that dragging stops at. */
const usual = 520;
/** The narrowest that a drawer may open, in px. */
const narrowest = 360;

/** What a document may say: px, or the whole window. */
export type WantedWidth = number | string | undefined;

/** The width in px that a drawer opens with: what its document says, 360 at least, never beyond the window. */
export function openingWidth(wanted: WantedWidth, room: number): number {
  if (typeof wanted === 'string') return room;
  return Math.min(Math.max(narrowest, wanted ?? usual), room);
}

/** The least px that a person can drag it to: 520, or as narrow as it opened. */
export function leastWidth(wanted: WantedWidth, room: number): number {
  return Math.min(usual, openingWidth(wanted, room));
}

/** The width in px: what was dragged within its bounds, else what it opened with. */
export function drawerWidth(dragged: number | undefined, wanted: WantedWidth, room: number): number {
  if (dragged === undefined) return openingWidth(wanted, room);
  return Math.round(Math.min(Math.max(leastWidth(wanted, room), dragged), room));
}
