import type { ErrorCode } from '#openapi';
import type { RequestIssue } from './request-issue.ts';
import type { ErrorText } from './error-text.ts';

/** `faults` in both languages, beside whatever else the code's entry asks for. */
export type ErrorDetail = Record<string, unknown> & { faults?: readonly RequestIssue[] };

/** What an error may say beside its code; everything here reaches the caller, so no SQL, path or secret belongs in it. */
export interface ErrorFacts {
  /** Typed by the code's entry in `openapi/errors.yaml`. Only the texts of `faults` are put into the caller's language. */
  detail?: ErrorDetail;
  /** JSON pointer into the request's arguments. */
  pointer?: string;
  /** What was found, when it is more than the catalogue's own text. */
  message?: ErrorText;
  /** What to do next, when it is more than the catalogue's own hint. */
  hint?: ErrorText;
}

/** An intent of the domain. Only `server/kernel/http` knows which status belongs to its code. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}) {
    super(code);
    this.name = new.target.name;
    this.code = code;
    this.facts = facts;
  }
}
