import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

/** What `npm run generate` makes of a form that is shipped. */
export interface CompiledForm {
  /** The constraints of its schema. */
  schema: RJSFSchema;
  /** A function for the schema, and one for each part of it that RJSF asks about, by hash. */
  functions: ValidatorFunctions;
}

/** A form's two generated modules as one. */
export async function compiled(
  schema: Promise<{ default: unknown }>,
  functions: Promise<{ default: unknown }>,
): Promise<CompiledForm> {
  const [{ default: constraints }, { default: byHash }] = await Promise.all([schema, functions]);
  // Safe: the generator writes a schema into the one module and AJV's functions into the other.
  return { schema: constraints as RJSFSchema, functions: byHash as ValidatorFunctions };
}
