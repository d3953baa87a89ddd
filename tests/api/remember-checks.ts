import type { Check, Source, Validators } from '#server/kernel/http/contract/validators.ts';

/**
 * The same validators for many servers of one description: a schema that was compiled for the last one is found by its
 * identity, which saves writing out all schemas of the contract for each start.
 */
export function rememberChecks(validators: Validators): Validators {
  const made = new WeakMap<object, Map<Source, Check>>();
  return {
    compile(schema, source, name) {
      const known = made.get(schema) ?? new Map<Source, Check>();
      made.set(schema, known);
      const check = known.get(source) ?? validators.compile(schema, source, name);
      known.set(source, check);
      return check;
    },
  };
}

/**
 * The same, each compiled when a value is checked first: most test processes call a part of the operations. The product compiles all of
 * them before it listens (P19).
 */
export const whenUsed = (validators: Validators): Validators => ({
  compile(schema, source, name) {
    let made: Check | undefined;
    return (value) => {
      made ??= validators.compile(schema, source, name);
      return made(value);
    };
  },
});
