/** Files that a field takes whose design says nothing of it. */
export const usualFiles = 10;
