import { type CompiledNode, EngineError } from '#engine/document';
import { isData, type Path, plainText } from '#engine/runtime';

/** True for what has the parts that every node has. */
export function isNode(node: unknown): node is CompiledNode {
  return isData(node) && !Array.isArray(node) && typeof node.widget === 'string' && typeof node.id === 'string';
}

/** True for a path of the state that a node can be bound to. */
export function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.length > 1 && value.every((part) => typeof part === 'string');
}

/** The roles that see a node. A broken list of them hides it from everyone. */
export function rolesOf({ roles }: CompiledNode): readonly string[] | undefined {
  return roles === undefined || Array.isArray(roles) ? roles : [];
}

/** The error of something in a slot that is no node. */
export function unreadable(node: unknown): EngineError {
  return new EngineError('ENGINE_WIDGET_UNKNOWN', { name: nameOf(node) });
}

function nameOf(node: unknown): string {
  return isData(node) && !Array.isArray(node)
    ? (plainText(node.widget) ?? '')
    : JSON.stringify(node ?? null).slice(0, 40);
}
