import { foldCase } from '#schemas/values';
import type { SheetColumn } from '../base/define-column.ts';
import type { OptionSource } from './options.ts';

/** The options of a column of a sheet. Those that differ by nothing but case would be one when a sheet is read. */
export function sheetOptions({ options = [] }: SheetColumn): OptionSource {
  const once = new Map(options.map((text) => text.trim()).map((text) => [foldCase(text), text]));
  return { source: 'fixed', options: [...once.values()].map((text) => ({ value: text, label: text })) };
}
