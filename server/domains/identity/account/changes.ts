/** The fields whose new value differs from the present one: `before` and `after` for the operation log. */
export interface Changes<Field extends string> {
  before: Partial<Record<Field, unknown>>;
  after: Partial<Record<Field, unknown>>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Compares what was sent with what is there; fields that were not sent stay, and are left out. */
export function changesOf<Field extends string>(
  present: Readonly<Record<Field, unknown>>,
  sent: Readonly<Partial<Record<Field, unknown>>>,
): Changes<Field> | undefined {
  const changes: Changes<Field> = { before: {}, after: {} };
  // Safe: `sent` is closed by the contract to these fields.
  for (const field of Object.keys(present) as Field[]) {
    if (sent[field] === undefined || isSame(present[field], sent[field])) continue;
    changes.before[field] = present[field];
    changes.after[field] = sent[field];
  }
  return Object.keys(changes.after).length > 0 ? changes : undefined;
}
