import type { Operation } from '#openapi';
import { reaches, scopeOf } from './key-scopes.ts';
import { Failure } from '../../errors/index.ts';
import type { Session } from '../../call/session.ts';

/** Throws `api_key_scope`, naming the scope that lacks, when a machine client's key is not made for the call. */
export function requireScope(operation: Operation, { key }: Session): void {
  if (!key || reaches(key.scopes, operation)) return;
  throw new Failure('api_key_scope', { rule: scopeOf(operation) ?? 'people only' });
}
