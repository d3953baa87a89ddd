import { EngineError } from '#engine/document';
import type { Path } from '../state/store.ts';

/** An argument that has to be a name. Throws ENGINE_ACTION_ARGUMENT when a broken document has something else. */
export function literalText(action: string, argument: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: action, argument, reason: 'It has to be a text.' });
}

/** An argument that has to be a path of the state; throws as above. */
export function statePath(action: string, argument: string, value: unknown): Path {
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value;
  throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: action, argument, reason: 'It has to be a state path.' });
}
