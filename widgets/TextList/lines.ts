/** The texts of a bound list; an empty list shows one empty line (CFG-09). */
export function toLines(list: readonly unknown[], field: string | undefined): string[] {
  const lines = list.map((item) => textOf(field === undefined ? item : own(item, field)));
  return lines.length ? lines : [''];
}

/** The list to keep: texts, or objects that keep what else they had. */
export function fromLines(lines: readonly string[], before: readonly unknown[], field: string | undefined): unknown[] {
  if (field === undefined) return [...lines];
  return lines.map((line, at) => {
    const item = before[at];
    return { ...(lines.length === before.length && isObject(item) ? item : {}), [field]: line };
  });
}

export function setLine(lines: readonly string[], at: number, line: string): string[] {
  return lines.map((old, index) => (index === at ? line : old));
}

export function addLine(lines: readonly string[], at: number): string[] {
  return [...lines.slice(0, at), '', ...lines.slice(at)];
}

/** CFG-09: without the line; the last one becomes an empty line instead. */
export function removeLine(lines: readonly string[], at: number): string[] {
  return lines.length > 1 ? lines.filter((_, index) => index !== at) : [''];
}

function own(item: unknown, field: string): unknown {
  return isObject(item) && Object.hasOwn(item, field) ? item[field] : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
