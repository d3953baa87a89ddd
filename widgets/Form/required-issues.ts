import type { RJSFValidationError } from '@rjsf/utils';
import { isObject } from '#schemas';
import type { IssueParams } from './issues.ts';

const keyOf = (path: readonly string[]): string => JSON.stringify(path);

/** The paths of a value and of its parts, without those that hold nothing. */
function filledPaths(value: unknown, path: readonly string[] = []): string[] {
  if (value === undefined || value === null || value === '') return [];
  const parts = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  return [keyOf(path), ...parts.flatMap(([name, part]) => filledPaths(part, [...path, name]))];
}

/**
 * Which missing values a form shows while it is filled in: those that were entered and then removed, and, once the form is checked, all of
 * them. Before that, people have not yet reached the other fields.
 */
export class RequiredIssues {
  #filled!: ReadonlySet<string>;
  #isChecked = false;

  constructor(value: unknown) {
    this.begin(value);
  }

  /** The form begins again, with this value. */
  begin(value: unknown): void {
    this.#filled = new Set(filledPaths(value));
    this.#isChecked = false;
  }

  /** The value was changed. A list or group that is gone takes along what it had. */
  write(value: unknown): void {
    const now = filledPaths(value);
    const there = new Set(now);
    const isInside = (key: string): boolean => there.has(keyOf((JSON.parse(key) as string[]).slice(0, -1)));
    this.#filled = new Set([...now, ...[...this.#filled].filter(isInside)]);
  }

  /** The form is checked as a whole, as it is before it is sent. */
  check(): void {
    this.#isChecked = true;
  }

  /** The issues that are shown. */
  shown(errors: RJSFValidationError[]): RJSFValidationError[] {
    if (this.#isChecked) return errors;
    // Safe: the validators of forms give every error these.
    const pathOf = ({ params }: RJSFValidationError) => (params as IssueParams).path;
    return errors.filter((error) => error.name !== 'required' || this.#filled.has(keyOf(pathOf(error))));
  }
}
