/** Spreadsheets, read and written in a process of their own. Other domains import what is listed here, and nothing else. */
export { sheetLimits } from './limits.ts';
export { type SheetColumn, sheetLines, type SheetValue } from './sheet-lines.ts';
export { createSheetWorks, type SheetWorks } from './sheet-works.ts';
