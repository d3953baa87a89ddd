import { createContext } from 'react';

/** Which cells of a sub-table would be closed by rules if its rows were these. */
export type ClosedCells = (table: string, rows: readonly unknown[]) => (row: number, column: string) => boolean;

/** Of the form around; asked when a block is put in, without a subscription. */
export const RowStates = createContext<ClosedCells>(() => () => false);
