import type { FormShape } from './form-shape.ts';

/** CSS selectors by which the driver counts what a contender shows. */
export interface Marks {
  /** One element for each field, with its label and its control inside. */
  field: string;
  /** One for each mark that says a field is required; or what counts them. */
  required: string | ((container: HTMLElement) => number);
  /** One for each shown error. */
  error: string;
}

/** A form that is ready to be shown. */
export interface ReadyForm {
  show(container: HTMLElement): void;
  /** Checks the values that the form was given, as if it had never been checked; gives how many issues it has. */
  check(): number | Promise<number>;
}

/** One library under measurement. */
export interface FormAdapter {
  marks: Marks;
  /** What is no part of showing: making the library's own description, fetching code. */
  prepare(shape: FormShape): ReadyForm | Promise<ReadyForm>;
}

export interface TableShape {
  columns: readonly { key: string; title: string }[];
  rows: readonly Readonly<Record<string, string | number>>[];
  /** Px. */
  height: number;
}

export interface TableAdapter {
  /** One for each row in the document. */
  row: string;
  /** What scrolls. */
  viewport: string;
  prepare(shape: TableShape): { show(container: HTMLElement): void } | Promise<{ show(container: HTMLElement): void }>;
}
