import { EngineError } from '#engine/document';

/** The error for an expression that no checker would let pass: a broken tree, or values that do not fit an operator. */
export function broken(reason: string): EngineError {
  return new EngineError('ENGINE_EXPRESSION_BROKEN', { reason });
}

/** What a person calls the type of a value. */
export function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}
