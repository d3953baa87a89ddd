import { type CompiledDocument, EngineError } from '#engine/document';
import type { ChangedDocument } from '../host/client.ts';
import { holdsSecret, textsIn } from '../state/secrets.ts';

/** What a list of actions may do beside what the server allows its reader (P43). */
export interface ActionRights {
  /** It, or one that it runs in, came with a change of the shipped document. */
  readonly isChanged: boolean;
  /** A press or key of the person began it, or the list that it runs in. */
  readonly hasGesture: boolean;
}

/** How the calls of a document's changed parts name it; undefined for a document as it is shipped. */
export function changedDocument({ id, changes }: CompiledDocument): ChangedDocument | undefined {
  return changes === undefined ? undefined : { id, version: changes };
}

/** Throws ENGINE_SECRET_REFUSED when a value that a changed part hands on holds one of the secrets. */
export function refuseSecrets(name: string, value: unknown, secrets: readonly string[]): void {
  if (textsIn(value, true).some((text) => holdsSecret(text, secrets)))
    throw new EngineError('ENGINE_SECRET_REFUSED', { name });
}

/** Throws ENGINE_GESTURE_REQUIRED when a changed part would do, without a press, what others notice. */
export function requireGesture(name: string, { isChanged, hasGesture }: ActionRights): void {
  if (isChanged && !hasGesture) throw new EngineError('ENGINE_GESTURE_REQUIRED', { name });
}
