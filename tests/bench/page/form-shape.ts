/** The neutral description of a form, from which every contender makes its own. Nothing in it is of a library. */

export type FieldKind = 'text' | 'number' | 'date' | 'select' | 'checkbox' | 'textarea';

/** A checkbox that has to be ticked for something to be shown. */
export interface Condition {
  section: string;
  field: string;
}

export interface FieldShape {
  /** Unique in the form. */
  key: string;
  /** Unique, and no part of another label. */
  label: string;
  kind: FieldKind;
  required: boolean;
  when?: Condition;
  /** What it holds at first, a date as `2026-11-24`; absent: nothing. */
  value?: string | number | boolean;
}

export interface SectionShape {
  key: string;
  title: string;
  fields: readonly FieldShape[];
  when?: Condition;
}

export interface FormShape {
  sections: readonly SectionShape[];
}

export type FormValue = Record<string, Record<string, string | number | boolean>>;

/** What every select offers. */
export const choices = ['North', 'East', 'South', 'West'] as const;
/** What every text and number of every form has to keep to. */
export const limits = { textLength: 200, smallest: 0, greatest: 1000 } as const;

/** What the form holds at first: the values of its fields, by section. */
export function firstValueOf({ sections }: FormShape): FormValue {
  return Object.fromEntries(
    sections.map(({ key, fields }) => [
      key,
      Object.fromEntries(fields.flatMap((field) => (field.value === undefined ? [] : [[field.key, field.value]]))),
    ]),
  );
}

export function holds(condition: Condition | undefined, value: FormValue): boolean {
  return condition === undefined || value[condition.section]?.[condition.field] === true;
}

/** The fields that a form shows with a value. */
export function shownFields({ sections }: FormShape, value: FormValue): FieldShape[] {
  return sections
    .filter((section) => holds(section.when, value))
    .flatMap((section) => section.fields.filter((field) => holds(field.when, value)));
}
