/** A value as an address, a header or a form field says it: lists with commas, objects as JSON. */
export function wireText(value: unknown): string {
  if (Array.isArray(value)) return value.map(wireText).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
