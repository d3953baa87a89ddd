import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import { focusInView } from '#engine';

/** What the server said of the value at a path. */
export interface FieldDenial {
  said: string;
  inside: readonly string[];
}

export const noDenials: readonly FieldDenial[] = [];

/** True for a property whose field is shown; RJSF names it after the form. */
export function hasField(id: string, property: string | undefined): boolean {
  const name = CSS.escape(`${id}_${property}`);
  return property !== undefined && document.querySelector(`#${name}, [id^="${name}_"], [id^="${name}-"]`) !== null;
}

/** Moves the focus to the first control or group that is wrong, or to the first of all when none says so. */
export function focusIssue(id: string): void {
  const form = document.getElementById(id);
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]') ?? form;
  if (wrong) focusInView(wrong);
}

/** The same in the form that RJSF shows beside its own issues. */
export function deniedFields(denials: readonly FieldDenial[]): ErrorSchema<unknown> {
  const builder = new ErrorSchemaBuilder<unknown>();
  for (const { said, inside } of denials) builder.addErrors(said, [...inside]);
  return builder.ErrorSchema;
}
