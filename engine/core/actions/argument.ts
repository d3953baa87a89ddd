import { EngineError } from '../errors.ts';

/** An argument that has to be a name. Throws ENGINE_ACTION_ARGUMENT when a broken document has something else. */
export function literalText(action: string, argument: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: action, argument, reason: 'It has to be a text.' });
}
