import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';

/** What the server said of the value at a path. */
export interface FieldDenial {
  said: string;
  inside: readonly string[];
}

/** The same as RJSF shows it beside its own mistakes. */
export function refusedFields<T>(refusals: readonly FieldDenial[]): ErrorSchema<T> {
  const builder = new ErrorSchemaBuilder<T>();
  for (const { said, inside } of refusals) builder.addErrors(said, [...inside]);
  return builder.ErrorSchema;
}
