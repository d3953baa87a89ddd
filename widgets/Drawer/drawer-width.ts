/** LIM-10: the narrowest a person can make a drawer, in px. */
export const narrowest = 360;
const usual = 520;

/** The width in px: what was dragged, else what the document wants but 520 at least; never beyond the window. */
export function drawerWidth(dragged: number | undefined, wanted: number | undefined, room: number): number {
  const width = dragged === undefined ? Math.max(usual, wanted ?? usual) : Math.max(narrowest, dragged);
  return Math.round(Math.min(width, room));
}
