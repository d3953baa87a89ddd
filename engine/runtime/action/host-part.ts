import { EngineError } from '#engine/document';

/** A part that a host may leave out. Throws ENGINE_HOST_LACKS when it did. */
export function hostPart<T>(what: string, part: T | undefined): T {
  if (part === undefined) throw new EngineError('ENGINE_HOST_LACKS', { what });
  return part;
}
