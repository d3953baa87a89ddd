/** What is wrong with a value: a keyword of JSON Schema, or what JSON Schema cannot say (a pattern, the digits, a period). */
export type ValueIssueCode =
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

/** Why a value is not allowed. */
export interface ValueIssue {
  code: ValueIssueCode;
  /** The limit that the value exceeds: a length, a number, a day. */
  limit?: number | string;
}
