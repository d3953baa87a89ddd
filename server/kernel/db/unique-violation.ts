/** The name of the unique constraint or index that refused a write; undefined for every other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  return error.code === '23505' ? String(error.constraint) : undefined;
}
