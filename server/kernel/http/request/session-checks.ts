import type { Operation, OperationId } from '#openapi';
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

/** What a user needs to change a password that an administrator set, or to sign out. */
const openWithGivenPassword: ReadonlySet<string> = new Set<OperationId>([
  'changePassword',
  'getUserInfo',
  'logout',
  'showCurrentUser',
]);

/** Throws `password_change_required` while a password that an administrator set was not changed (ORG-17). */
export function requireOwnPassword(operationId: string, session: Session): void {
  if (session.mustChangePassword && !openWithGivenPassword.has(operationId))
    throw new Failure('password_change_required');
}

/** What a user needs to set up codes by an app, after a given password was changed, or to sign out. */
const openBeforeTotp: ReadonlySet<string> = new Set<OperationId>([
  'beginTotp',
  'changePassword',
  'confirmTotp',
  'getOwnTotp',
  'getUserInfo',
  'logout',
  'showCurrentUser',
]);

/** Throws `totp_required` while the workspace requires codes by an app and the caller has none. */
export function requireTotp(operationId: string, session: Session): void {
  if (session.mustSetUpTotp && !openBeforeTotp.has(operationId)) throw new Failure('totp_required');
}

/** What a shadow user needs; that an application is this one is checked when it is opened (`Applications`). */
const openToShadowUsers: ReadonlySet<string> = new Set<OperationId>([
  'getAppInfo',
  'getApplicationGlobalConfig',
  'getUserInfo',
  'listCategories',
  'listMenus',
  'logout',
  'showCurrentUser',
]);

/** Throws `not_allowed` for a session that was handed over for one application and asks for more (SESS-24). */
export function requireOwnApplication(operationId: string, session: Session): void {
  if (session.applicationId !== undefined && !openToShadowUsers.has(operationId))
    throw new NotAllowed({ detail: { rule: 'shadow' } });
}

/** Whose calls change applications, their tables, menus, categories and plugins (ROLE-11, ROLE-27). */
const editorRoleSets: readonly string[] = ['editors', 'builders', 'pluginControl', 'pluginManagers'];

/** What would outlast the session: a key acts with all rights of its maker. */
const outlivesSession: ReadonlySet<string> = new Set<OperationId>(['createApiKey']);

/** Throws `not_allowed` when a session inside a third party's program would change an application (ROLE-12). */
export function refuseEmbeddedEdits(id: string, operation: Operation, session: Session): void {
  const isEditing = !operation.safe && editorRoleSets.includes(operation.roles);
  if (session.isEmbedded && (isEditing || outlivesSession.has(id)))
    throw new NotAllowed({ detail: { rule: 'embedded' } });
}

/** Raw answers that are no copy of what people entered. */
const openToSupport: ReadonlySet<string> = new Set<OperationId>(['followNotifications']);

/** What opens other systems by what is stored, and so is more than a look, whatever the contract says of the call. */
const actsOutside: ReadonlySet<string> = new Set<OperationId>(['testIntegration', 'testExternalDatabase']);

/**
 * Throws `support_read_only` for a call of a support session that is more than a look (decision 0260): it changes something, shows keys,
 * sessions or what leads to a password, or answers with a file of the workspace. The only rule that support is held by, so every call
 * that is ever added is held by it too.
 */
export function refuseSupport(id: string, operation: Operation, { support }: Pick<Session, 'support'>): void {
  if (!support || operation.session === 'closes') return;
  if (!operation.safe || actsOutside.has(id)) throw new Failure('support_read_only', { rule: 'write' });
  const isCopy = operation.raw === true && !openToSupport.has(id);
  if (isCopy || operation.secret === true || areasForPeople.has(operation.area))
    throw new Failure('support_read_only', { rule: 'secret' });
}
