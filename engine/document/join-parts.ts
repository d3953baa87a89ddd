import { isObject, pointerTo } from '#schemas';

/** A node that is written in a file of its own. */
export interface WrittenPart {
  /** Id of the part. */
  part: string;
  /** Where its body is in the whole document. */
  pointer: string;
}

export interface JoinedDocument {
  /** The whole document; the very same when it has no parts. */
  document: unknown;
  /** Outer parts before those inside them. */
  parts: WrittenPart[];
}

type PartOf = (id: string) => unknown;

/**
 * Puts the parts of a document in the place of the nodes that name them: `{"id": "form", "part": "session.loginForm"}` becomes
 * the body of that part, whose id is the same. A node that names no such part stays as it is, for the checker to report.
 */
export function joinParts(document: unknown, partOf: PartOf): JoinedDocument {
  const parts: WrittenPart[] = [];
  const node = (value: unknown, pointer: string, around: readonly string[]): unknown => {
    if (!isObject(value)) return value;
    const body = around.includes(String(value.part)) ? undefined : bodyOf(value, partOf);
    if (body) {
      const part = String(value.part);
      parts.push({ part, pointer });
      return node(body, pointer, [...around, part]);
    }
    const joined = { ...value };
    if (isObject(value.slots))
      joined.slots = mapped(value.slots, (children, slot) =>
        Array.isArray(children)
          ? children.map((child, index) => node(child, pointerTo(pointerTo(`${pointer}/slots`, slot), index), around))
          : children,
      );
    if (value.fallback !== undefined) joined.fallback = node(value.fallback, `${pointer}/fallback`, around);
    return joined;
  };
  if (!isObject(document)) return { document, parts };
  const whole = { ...document };
  if (document.body !== undefined) whole.body = node(document.body, '/body', []);
  for (const kind of ['dialogs', 'drawers']) {
    const group = document[kind];
    if (!isObject(group)) continue;
    whole[kind] = mapped(group, (opened, name) =>
      isObject(opened) && opened.body !== undefined
        ? { ...opened, body: node(opened.body, `${pointerTo(`/${kind}`, name)}/body`, []) }
        : opened,
    );
  }
  return { document: parts.length > 0 ? whole : document, parts };
}

/** The part whose file has what a pointer of the whole document names, and the pointer in that file. */
export function writtenIn(pointer: string, parts: readonly WrittenPart[]): { part?: string; pointer: string } {
  const found = parts.findLast((part) => pointer === part.pointer || pointer.startsWith(`${part.pointer}/`));
  return found ? { part: found.part, pointer: `/body${pointer.slice(found.pointer.length)}` } : { pointer };
}

/** What the part of a node holds; undefined for a node of another kind, and for one that its part does not fit. */
function bodyOf(node: Record<string, unknown>, partOf: PartOf): Record<string, unknown> | undefined {
  if (typeof node.part !== 'string' || Object.keys(node).some((name) => name !== 'id' && name !== 'part'))
    return undefined;
  const part = partOf(node.part);
  return isObject(part) && part.kind === 'part' && isObject(part.body) && part.body.id === node.id
    ? part.body
    : undefined;
}

function mapped(
  group: Record<string, unknown>,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(value, name)]));
}
