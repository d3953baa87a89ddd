const secret = /password|secret|token|verify_?code|sms_?code|api_?key|authorization|hash$/i;

/** A copy in which the values of secrets, told by their names, are dots. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      secret.test(key) && typeof part !== 'boolean' ? '••••' : masked(part),
    ]),
  );
}
