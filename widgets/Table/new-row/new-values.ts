import { isObject } from '#schemas';
import { foldCase } from '#schemas/values';
import type { TableColumn } from '../model/columns/column.ts';
import type { EditedValue } from '../model/editor-props.ts';

/** What was typed into the blank row, by field. */
export type NewValues = Readonly<Record<string, EditedValue>>;

/** An issue of a new row, as its call names it: `/data/title` is the value of the field `title`. */
export interface NewIssue {
  pointer: string;
  message: string;
}

const none: NewValues = {};

/** The values of a bound blank row; nothing where it is null. */
export const readNewValues = (value: unknown): NewValues =>
  // Safe: the row is the table's own, and a document that sets it sets it to null.
  isObject(value) ? (value as NewValues) : none;

/** The field that an issue is about; undefined for one about the whole row. */
export const fieldOfIssue = ({ pointer }: NewIssue): string | undefined => /^\/data\/([^/]+)/.exec(pointer)?.[1];

/** The names of options that a person types one after another. */
const separators = /\s*[、,，;；]\s*/;

/** The options that a text names by their labels or values; undefined when one of them is none. */
export function optionsIn(text: string, { options }: Pick<TableColumn, 'options'>): string[] | undefined {
  const names = text.split(separators).filter((name) => name !== '');
  const found = names.map((name) => {
    const wanted = foldCase(name.trim());
    const one = options.find(
      ({ label, value }) => foldCase(String(label)) === wanted || foldCase(String(value)) === wanted,
    );
    return one && String(one.value);
  });
  const known = found.filter((value) => value !== undefined);
  return known.length === found.length ? [...new Set(known)] : undefined;
}

/** A value as its cell says it; the labels of what was chosen. */
export function newText(column: TableColumn, value: EditedValue | undefined): string {
  if (value === undefined || value === null) return '';
  const values = Array.isArray(value) ? value : [value];
  if (column.options.length === 0) return column.write(value);
  return values.map((one) => String(column.options.find((option) => option.value === one)?.label ?? one)).join(', ');
}
