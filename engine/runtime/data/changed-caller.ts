import { EngineError } from '#engine/document';
import type { ChangedDocument, HostOperation } from '../host/client.ts';

/** A part of a document that the product did not ship, as it makes a call (P43). */
export interface ChangedCaller {
  /** Absent where the document came without a version: then no server can check it. */
  readonly document: ChangedDocument | undefined;
  /** The call belongs to the actions that a press or key of the person began. */
  readonly hasGesture: boolean;
}

/**
 * Such a part makes the calls of the contract's allow-list, and writes after a press alone. Throws ENGINE_CALL_REFUSED or
 * ENGINE_GESTURE_REQUIRED.
 */
export function requireBuildable(id: string, operation: HostOperation, { hasGesture }: ChangedCaller): void {
  if (!operation.buildable) throw new EngineError('ENGINE_CALL_REFUSED', { name: id });
  if (operation.safe || operation.withoutGesture || hasGesture) return;
  throw new EngineError('ENGINE_GESTURE_REQUIRED', { name: id });
}
