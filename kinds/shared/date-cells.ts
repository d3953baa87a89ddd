/** How cells write dates: years and months read as they are stored. */
export const dateCells = { year: 'text', month: 'text', day: 'date', minute: 'datetime', second: 'datetime' } as const;
