import { describe, expect, it } from 'vitest';
import { operations } from '#openapi';
import { type OperationTable, readDescription } from './description.ts';
import { compileOperation } from './operation-contract.ts';
import { createValidators, type Validators } from './validators.ts';

const description = readDescription();
const table: OperationTable = operations;

/** Compiles every described call with `validators`, as if all of them were served. Answers how many there were. */
function compileAll(validators: Validators, asServed: boolean): number {
  let count = 0;
  for (const item of Object.values(description.paths)) {
    for (const node of Object.values(item)) {
      const id = node.operationId ?? '';
      const row = table[id];
      if (!row) continue;
      const operation = asServed ? { ...row, planned: false } : row;
      compileOperation({ id, operation, node, description, validateAnswers: asServed }, validators);
      count += 1;
    }
  }
  return count;
}

describe('planned operations', () => {
  it('have schemas that the server can serve: requests with their defaults, and answers', () => {
    expect(compileAll(createValidators(description), true)).toBe(Object.keys(operations).length);
  });

  it('compile nothing at the start, for they are refused before their request is read', () => {
    const compiled: string[] = [];
    const validators: Validators = {
      compile(_schema, _source, name) {
        compiled.push(name);
        return () => [];
      },
    };
    compileAll(validators, false);
    const served = Object.entries(table).filter(([, { planned }]) => !planned);
    expect(new Set(compiled.map((name) => name.split(' ')[0]))).toEqual(new Set(served.map(([id]) => id)));
  });
});
