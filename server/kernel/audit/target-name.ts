/** Fields by which people know a thing, the best one first. */
const names = [
  'name',
  'teamName',
  'departmentName',
  'positionName',
  'groupName',
  'customer_name',
  'table_name',
  'real_name',
  'title',
  'label',
  'username',
] as const;

function nameIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const field of names) {
    const found: unknown = Reflect.get(value, field);
    if (typeof found === 'string' && found.trim() !== '') return found;
  }
  return undefined;
}

/** What the target of an entry was called then: by its values afterwards, before, or what else was logged of it. */
export function targetName({
  before,
  after,
  detail,
}: {
  before: unknown;
  after: unknown;
  detail: unknown;
}): string | null {
  return nameIn(after) ?? nameIn(before) ?? nameIn(detail) ?? null;
}
