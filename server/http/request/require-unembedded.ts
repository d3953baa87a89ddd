import type { Operation } from '#openapi';
import { NotAllowed } from '../../errors/index.ts';
import type { Session } from '../../session.ts';

/** Whose calls change applications, their tables, menus and categories (ROLE-11). */
const editing: readonly string[] = ['editors', 'builders'];

/** Throws `not_allowed` when a session inside a third party's program would change an application (ROLE-12). */
export function requireUnembedded(operation: Operation, session: Session): void {
  if (session.isEmbedded && !operation.safe && editing.includes(operation.roles))
    throw new NotAllowed({ detail: { rule: 'embedded' } });
}
