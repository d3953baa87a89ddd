import { type Failure, toFailure } from '../data/failure.ts';
import { EngineError } from '#engine/document';
import type { PageScope } from './page-scope.ts';

/** A failure as actions read and show it: the engine's own are written in the page's language when the host has the messages. */
export function failureOf(error: unknown, { engine, text }: PageScope): Failure {
  const failure = toFailure(error);
  const key = `engine.error.${failure.code}`;
  if (!(error instanceof EngineError) || !Object.hasOwn(engine.host.messages, key)) return failure;
  return { ...failure, message: text(key, error.detail) };
}
