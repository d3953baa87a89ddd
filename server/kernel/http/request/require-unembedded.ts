import type { Operation, OperationId } from '#openapi';
import { NotAllowed } from '../../errors/index.ts';
import type { Session } from '../../call/session.ts';

/** Whose calls change applications, their tables, menus, categories and plugins (ROLE-11, ROLE-27). */
const editing: readonly string[] = ['editors', 'builders', 'pluginControl', 'pluginManagers'];

/** What would go on without the session: a key acts with all that its maker may do. */
const lasting: ReadonlySet<string> = new Set<OperationId>(['createApiKey']);

/** Throws `not_allowed` when a session inside a third party's program would change an application (ROLE-12). */
export function requireUnembedded(id: string, operation: Operation, session: Session): void {
  const isEditing = !operation.safe && editing.includes(operation.roles);
  if (session.isEmbedded && (isEditing || lasting.has(id))) throw new NotAllowed({ detail: { rule: 'embedded' } });
}
