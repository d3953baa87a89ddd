import type { LimitedSession, Operation } from '#openapi';
import { Failure, NotAllowed } from '../../errors/index.ts';
import type { Session } from '../../call/session.ts';
import { areasForPeople, reaches, scopeOf } from './key-scopes.ts';

/**
 * Throws `not_allowed`, naming the rule and who may, when the caller holds none of the roles anywhere in the workspace. Of a
 * call about one application, the roles held there are judged once it is known (`enterApplication`).
 */
export function requireRole(operation: Operation, session: Session): void {
  if (session.roles.some((role) => operation.allowed.includes(role))) return;
  throw new NotAllowed({ detail: { rule: operation.roles, roles: [...operation.allowed] } });
}

/** Throws `api_key_scope`, naming the scope that lacks, when a machine client's key is not made for the call. */
export function requireScope(operation: Operation, { key }: Session): void {
  if (!key || reaches(key.scopes, operation)) return;
  throw new Failure('api_key_scope', { rule: scopeOf(operation) ?? 'people only' });
}

const isOpenIn = ({ openIn }: Operation, session: LimitedSession): boolean => openIn?.includes(session) ?? false;

/**
 * Throws `password_change_required` while a password that an administrator set was not changed (ORG-17). Open is what a user
 * needs to change it, or to sign out.
 */
export function requireOwnPassword(operation: Operation, session: Session): void {
  if (session.mustChangePassword && !isOpenIn(operation, 'givenPassword'))
    throw new Failure('password_change_required');
}

/**
 * Throws `totp_required` while the workspace requires codes by an app and the caller has none. Open is what a user needs to set
 * them up, after a given password was changed, or to sign out.
 */
export function requireTotp(operation: Operation, session: Session): void {
  if (session.mustSetUpTotp && !isOpenIn(operation, 'beforeTotp')) throw new Failure('totp_required');
}

/**
 * Throws `not_allowed` for a session that was handed over for one application and asks for more (SESS-24). That an
 * application is this one is checked when it is opened (`Applications`).
 */
export function requireOwnApplication(operation: Operation, session: Session): void {
  if (session.applicationId !== undefined && !isOpenIn(operation, 'shadow'))
    throw new NotAllowed({ detail: { rule: 'shadow' } });
}

/** Whose calls change applications, their tables, menus, categories and plugins (ROLE-11, ROLE-27). */
const editorRoleSets: readonly string[] = ['editors', 'builders', 'pluginControl', 'pluginManagers'];

/** Throws `not_allowed` when a session inside a third party's program would change an application (ROLE-12). */
export function refuseEmbeddedEdits(operation: Operation, session: Session): void {
  const isEditing = !operation.safe && editorRoleSets.includes(operation.roles);
  if (session.isEmbedded && (isEditing || operation.embedded === 'refused'))
    throw new NotAllowed({ detail: { rule: 'embedded' } });
}

/**
 * Throws `support_read_only` for a call of a support session that is more than a look (decision 0260): it changes something, shows keys,
 * sessions or what leads to a password, or answers with a file of the workspace. The only rule that support is held by, so every call
 * that is ever added is held by it too.
 */
export function refuseSupport(operation: Operation, { support }: Pick<Session, 'support'>): void {
  if (!support || operation.session === 'closes') return;
  if (!operation.safe || operation.support === 'refused') throw new Failure('support_read_only', { rule: 'write' });
  const isCopy = operation.raw === true && operation.support !== 'own';
  if (isCopy || operation.secret === true || areasForPeople.has(operation.area))
    throw new Failure('support_read_only', { rule: 'secret' });
}
