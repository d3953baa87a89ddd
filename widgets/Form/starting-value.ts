import {
  createSchemaUtils,
  type Experimental_DefaultFormStateBehavior,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { immutable } from '#engine/runtime';

export type DefaultsBehavior = Experimental_DefaultFormStateBehavior;

/**
 * The defaults of the schema apply; a group in which nothing has one stays absent. So does a yes or no without a default: its
 * group would be there for a *no* that nobody gave, and ask for all else in it.
 */
export const schemaDefaults = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipEmptyDefaults',
  requiredBooleanDefault: 'skip',
} as const;

/** What is absent stays absent: the widget around the form says what it means. */
export const noDefaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** A value with the defaults of its schema, a copy: RJSF writes into its value. */
export function startingValue(schema: RJSFSchema, value: unknown, validator: ValidatorType<unknown>): unknown {
  const utils = createSchemaUtils<unknown>(validator, schema, schemaDefaults);
  const start: unknown = utils.getDefaultFormState(schema, structuredClone(value));
  // RJSF gives a list of fixed length `undefined` for its items: as the state keeps them, they are null.
  return start === undefined ? undefined : structuredClone(immutable(start));
}
