import { EngineError } from '#engine/document';
import { plainText } from '#engine/runtime';

/** An error of a node as one of the catalogue: what is none yet is a crash of the node's widget. */
export function toEngineError(error: unknown, widget: string): EngineError {
  if (error instanceof EngineError) return error;
  const reason = error instanceof Error ? error.message : (plainText(error) ?? '');
  return new EngineError('ENGINE_WIDGET_CRASHED', { name: widget, reason }, { cause: error });
}
