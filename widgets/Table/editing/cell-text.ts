import { asPercent, hasLostDigits, inPercent, readNumber, readTime, writeNumber } from '#schemas/values';
import type { TableColumn } from '../model/columns/column.ts';
import type { EditedValue } from '../model/editor-props.ts';

/** Why a text is no value of its column. */
export type TextIssue = 'number' | 'digits' | 'time' | 'option';

export const kindOf = ({ editor, kind }: TableColumn): NonNullable<TableColumn['editor'] | TableColumn['kind']> =>
  editor ?? kind;

export const hasOptions = ({ editor, options }: TableColumn): boolean => editor !== 'words' && options.length > 0;

/** A value as its field spells it. */
export function draftOf(column: TableColumn, value: unknown, locale: string): string {
  if (typeof value === 'number' && kindOf(column) === 'number')
    return column.isPercent ? `${writeNumber(inPercent(value), locale)}%` : writeNumber(value, locale);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** What was entered, as the column's kind has it, or why it is no value of that kind. An empty text is no value. */
export function enteredValue(
  column: TableColumn,
  draft: string,
  { stored, locale }: { stored: unknown; locale: string },
): { value: EditedValue } | { issue: TextIssue } {
  if (draft.trim() === '') return { value: null };
  if (hasOptions(column)) {
    const option = column.options.find((one) => String(one.value) === draft);
    return option ? { value: option.value } : { issue: 'option' };
  }
  const kind = kindOf(column);
  if (kind === 'number') {
    const number = readNumber(draft, locale);
    if (number === undefined) return { issue: hasLostDigits(draft) ? 'digits' : 'number' };
    return { value: column.isPercent ? asPercent(draft, number) : number };
  }
  if (kind !== 'time') return { value: draft };
  const time = readTime(draft);
  if (time === undefined) return { issue: 'time' };
  const hasSeconds = !time.endsWith(':00') || (typeof stored === 'string' && stored.length > 5);
  return { value: hasSeconds ? time : time.slice(0, 5) };
}
