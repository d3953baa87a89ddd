import type { ErrorCode } from '#openapi';
import type { RequestIssue } from './request-issue.ts';
import type { ErrorText } from './error-text.ts';

/** The issues of a failed request in both languages, with the other members that the code's entry requires. */
export type ErrorDetail = Record<string, unknown> & { faults?: readonly RequestIssue[] };

/** What an error may say beside its code. The caller gets all of it, so it has no SQL, path or secret. */
export interface ErrorFacts {
  /** Typed by the code's entry in `openapi/errors.yaml`. Only the texts of its issues are put into the caller's language. */
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
