import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';

/** What the server said of the value at a path. */
export interface FieldDenial {
  said: string;
  inside: readonly string[];
}

/** The same in the form that RJSF shows beside its own issues. */
export function deniedFields<T>(denials: readonly FieldDenial[]): ErrorSchema<T> {
  const builder = new ErrorSchemaBuilder<T>();
  for (const { said, inside } of denials) builder.addErrors(said, [...inside]);
  return builder.ErrorSchema;
}
