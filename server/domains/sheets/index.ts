/** Spreadsheets, read and written in a process of their own. Other domains import what is listed here, and nothing else. */
export { isBlank, type SheetCell, type SheetWindow } from './cells.ts';
export { dateWords } from './date-words.ts';
export { sheetLimits } from './limits.ts';
export { sheetAnswer, type SheetAnswerNeeds } from './sheet-answer.ts';
export { type Nameable, namedColumns } from './named-columns.ts';
export { numberWords } from './number-words.ts';
export type { SheetChoice } from './read-sheet.ts';
export { type SheetColumn, type SheetHead, sheetLines, type SheetValue } from './sheet-lines.ts';
export { createSheetWorks, type SheetWorks } from './sheet-works.ts';
