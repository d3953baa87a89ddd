import { deepEquals, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { compiledForms } from '../generated/form-validators/index.ts';
import { constraintsOf } from './constraints.ts';
import { createInterpretingValidator } from './interpreting-validator.ts';

/**
 * The validator of a form. A form that is shipped is validated by functions that were compiled ahead, which are loaded now;
 * until they are here, and for every other schema (one that a workspace has changed too), the schema is interpreted. Both
 * find the same, so the form need not wait.
 */
export function formValidator<T>(name: string, schema: RJSFSchema): ValidatorType<T> {
  let current = createInterpretingValidator<T>();
  const load = Object.hasOwn(compiledForms, name) ? compiledForms[name] : undefined;
  if (load) {
    Promise.all([load(), import('./compiled-validator.ts')]).then(
      ([form, { createCompiledValidator }]) => {
        if (deepEquals(constraintsOf(schema), form.schema)) current = createCompiledValidator(form, current);
      },
      // Not loaded, such as without a network: the schema stays interpreted.
      () => undefined,
    );
  }
  return {
    isValid: (...asked) => current.isValid(...asked),
    rawValidation: (...asked) => current.rawValidation(...asked),
    validateFormData: (...asked) => current.validateFormData(...asked),
  };
}
