import { type Failure, toFailure } from '../data/failure.ts';
import { EngineError } from '../../document/engine-errors.ts';
import type { PageScope } from './page-scope.ts';

/** A failure as actions read and show it: the engine's own are told in the page's language when the host has the words. */
export function failureOf(error: unknown, { engine, text }: PageScope): Failure {
  const failure = toFailure(error);
  const key = `engine.error.${failure.code}`;
  if (!(error instanceof EngineError) || !Object.hasOwn(engine.host.messages, key)) return failure;
  return { ...failure, message: text(key, error.detail) };
}
