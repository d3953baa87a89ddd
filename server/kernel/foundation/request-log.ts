/** The logger of one request; secrets are redacted by field name, so log fields, not sentences made of them. */
export interface RequestLog {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}
