import { nearest, own } from '#schemas';
import { withoutRight } from './reach.ts';
import type { OperationFacts } from './contract.ts';
import type { ValueTarget } from './value.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Finds an operation and checks that every role that reaches the node may call it. Reports an unknown one and returns undefined. */
export function checkCall(walk: Walk, name: unknown, pointer: string, scope: Scope): OperationFacts | undefined {
  if (typeof name !== 'string') return undefined;
  const { operations } = walk.context.operations;
  const facts = own(operations, name);
  if (!facts) {
    const meant = nearest(name, Object.keys(operations));
    walk.diagnostics.add(
      'PAGE_OPERATION_UNKNOWN',
      pointer,
      { name: name.slice(0, 60) },
      meant && `Did you mean "${meant}"?`,
    );
    return undefined;
  }
  const excluded = scope.reach ? withoutRight(scope.reach, facts.roles) : [];
  if (excluded.length)
    walk.diagnostics.add('PAGE_OPERATION_FORBIDDEN', pointer, { operation: name, roles: excluded.join(', ') });
  return facts;
}

/** What an operation takes, as something to check `with` against. An argument `body` means all fields. */
export function callTarget(walk: Walk, facts: OperationFacts, given: unknown): ValueTarget {
  const { parameters } = facts;
  const hasBody = typeof given === 'object' && given !== null && Object.hasOwn(given, 'body');
  const path = hasBody ? { ...parameters, required: [] } : parameters;
  return {
    schema: path,
    resolve: walk.context.operations.resolve,
    codes: {
      unknown: 'PAGE_PARAMETER_UNKNOWN',
      missing: 'PAGE_PARAMETER_MISSING',
      type: 'PAGE_PARAMETER_TYPE',
      detail: { target: facts.id },
    },
  };
}
