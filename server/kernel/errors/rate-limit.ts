/** What is left of a limit, for the caller to slow down before it is refused. */
export interface RateLimit {
  /** A word for the limit, such as `captcha`. */
  name: string;
  /** Tries in one window; absent where a budget has no fixed window. */
  quota?: number;
  /** Seconds of the window. */
  window?: number;
  remaining: number;
  /** Seconds until the window ends. */
  reset: number;
}

/**
 * The fields `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10, as structured fields: the
 * limit by its name, then the quota and the window, or what remains and for how long.
 */
export function rateLimitHeaders({ name, quota, window, remaining, reset }: RateLimit): Record<string, string> {
  const state = `"${name}";r=${Math.max(0, remaining)};t=${Math.max(0, Math.ceil(reset))}`;
  if (quota === undefined || window === undefined) return { ratelimit: state };
  return { 'ratelimit-policy': `"${name}";q=${quota};w=${window}`, ratelimit: state };
}
