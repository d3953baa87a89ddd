import { TooMany } from '#server/kernel/errors/index.ts';

/** What is thrown when a budget of tries is used up; `seconds` until the next one (AUTH-47, P15). */
export function tooManyAttempts(seconds: number): TooMany {
  return new TooMany(seconds, { detail: { retry_after: seconds } }, 'too_many_attempts');
}
