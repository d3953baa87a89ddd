/** A text, number or yes/no as text; undefined for null and for everything that has no plain notation, such as an object. */
export function plainText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
