/** A normal workspace, and one whose people are refused with `workspace_out_of_use` (LIM-08). */
export const normal = 20;
export const stopped = 40;
