/** What is wrong with a value: a keyword of JSON Schema, or what JSON Schema cannot say (a pattern, the digits, a period). */
export type RecordIssueCode =
  | 'required'
  | 'type'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'minItems'
  | 'maxItems'
  | 'enum'
  | 'format'
  | 'pattern'
  | 'digits'
  | 'early'
  | 'late'
  | 'order'
  | 'period'
  | 'unique'
  | 'repeated'
  | 'check';

/** One issue of a record, with its path. */
export interface RecordIssue {
  /** Below the record: `['lines', '0', 'data', 'count']`; empty for a check that names no field. */
  path: readonly string[];
  code: RecordIssueCode;
  /** `limit` of lengths, numbers and lists. */
  limit?: number | string;
  /** The design's own text. */
  text?: string;
  /** The check that is broken, by its id. */
  check?: string;
}
