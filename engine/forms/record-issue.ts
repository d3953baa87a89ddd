import type { ValueIssueCode } from '#kinds';

/** What is wrong with a value of a record. */
export type RecordIssueCode = ValueIssueCode;

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
