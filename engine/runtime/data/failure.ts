/** What expressions read of a failure: the root `failed.<name>`, and `error` in a `catch`. */
export interface Failure {
  /** A code of docs/errors.md, or `error` when the thing thrown has none. */
  code: string;
  /** Fit to be shown; empty when there is none. */
  message: string;
  /** The HTTP status; 0 when there was no answer. */
  status: number;
  detail: unknown;
  pointer: string | null;
  hint: string | null;
}

/** Reads the known parts of anything that was thrown. */
export function toFailure(error: unknown): Failure {
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const status = field('status');
  return {
    code: text(field('code')) ?? 'error',
    message: text(field('message')) ?? (typeof error === 'string' ? error : ''),
    status: typeof status === 'number' ? status : 0,
    detail: field('detail') ?? null,
    pointer: text(field('pointer')),
    hint: text(field('hint')),
  };
}
