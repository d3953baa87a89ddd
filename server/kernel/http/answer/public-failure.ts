import type { ErrorCode } from '#openapi';
import { DomainError, type ErrorFacts, TooMany, Unavailable } from '../../errors/index.ts';

/** A failure as the caller may see it. */
export interface PublicFailure {
  code: ErrorCode;
  facts: ErrorFacts;
  /** Seconds. */
  retryAfter?: number;
  /** Not a failure of the domain: it is logged with its cause. */
  isUnexpected: boolean;
}

/** Fastify's and Node's own errors by the codes of the catalogue. */
const byLibraryCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'malformed_request',
  /** A full disk: of this machine, and of PostgreSQL. */
  ENOSPC: 'storage_full',
  '53100': 'storage_full',
};

/** Everything that is thrown becomes a code of the catalogue; an unexpected error shows nothing but `internal_error` (P41). */
export function publicFailure(error: unknown): PublicFailure {
  if (error instanceof Unavailable || error instanceof TooMany) {
    return { code: error.code, facts: error.facts, retryAfter: error.retryAfter, isUnexpected: false };
  }
  if (error instanceof DomainError) return { code: error.code, facts: error.facts, isUnexpected: false };
  const libraryCode = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = byLibraryCode[libraryCode];
  if (known) return { code: known, facts: {}, isUnexpected: known === 'storage_full' };
  if (isForbiddenFile(error)) return { code: 'operation_not_found', facts: {}, isUnexpected: false };
  if (isBadRequest(error)) return { code: 'malformed_request', facts: {}, isUnexpected: false };
  return { code: 'internal_error', facts: {}, isUnexpected: true };
}

/** What the plugin for files says of a path that leads out of its folder: for the caller there is nothing there. */
function isForbiddenFile(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && (error.statusCode === 403 || error.statusCode === 404);
}

/** Errors of Fastify's plugins about the request itself. */
function isBadRequest(error: unknown): boolean {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    error.statusCode === 400 &&
    'code' in error &&
    String(error.code).startsWith('FST_')
  );
}
