import { isObject, pointerTo } from '#schemas';

/** What of a whole document is written in another file: a node in a part, or anything in the document that it is a variant of. */
export interface WrittenPart {
  /** Id of the part, or of the document. */
  id: string;
  kind: 'part' | 'document';
  /** Where it is in the whole document. */
  pointer: string;
  /** Where it is in its own file. */
  from: string;
}

export interface JoinedDocument {
  /** The whole document; the very same when it has no parts. */
  document: unknown;
  /** Outer parts before those inside them. */
  parts: WrittenPart[];
}

/** Whether a file is no document of its own: a part, a row form, or what says that it is a block. */
export const isPartFile = (file: unknown): boolean =>
  isObject(file) && (file.kind === 'part' || file.kind === 'rowForm' || file.block === true);

export type PartOf = (id: string) => unknown;

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
      const id = String(value.part);
      parts.push({ id, kind: 'part', pointer, from: '/body' });
      return node(body, pointer, [...around, id]);
    }
    return withInner(value, pointer, (child, at) => node(child, at, around));
  };
  const whole = withBodies(document, (body, pointer) => node(body, pointer, []));
  return { document: parts.length > 0 ? whole : document, parts };
}

/** The entry of what is written elsewhere that has what a pointer of the whole document names, and the pointer in that file. */
export function writtenIn<Part extends Pick<WrittenPart, 'pointer' | 'from'>>(
  pointer: string,
  parts: readonly Part[],
): { part?: Part; pointer: string } {
  const part = parts.findLast((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
  return part ? { part, pointer: `${part.from}${pointer.slice(part.pointer.length)}` } : { pointer };
}

type Change = (node: unknown, pointer: string) => unknown;

/** A copy of a document whose own body and those of its dialogs and drawers are changed. */
export function withBodies(document: unknown, change: Change): unknown {
  if (!isObject(document)) return document;
  const whole = { ...document };
  if (document.body !== undefined) whole.body = change(document.body, '/body');
  for (const kind of ['dialogs', 'drawers']) {
    const group = document[kind];
    if (!isObject(group)) continue;
    whole[kind] = mapped(group, (opened, name) =>
      isObject(opened) && opened.body !== undefined
        ? { ...opened, body: change(opened.body, `${pointerTo(`/${kind}`, name)}/body`) }
        : opened,
    );
  }
  return whole;
}

/** A copy of a node whose children and fallback are changed. */
export function withInner(node: Record<string, unknown>, pointer: string, change: Change): Record<string, unknown> {
  const joined = { ...node };
  if (isObject(node.slots))
    joined.slots = mapped(node.slots, (children, slot) =>
      Array.isArray(children)
        ? children.map((child, index) => change(child, pointerTo(pointerTo(`${pointer}/slots`, slot), index)))
        : children,
    );
  if (node.fallback !== undefined) joined.fallback = change(node.fallback, `${pointer}/fallback`);
  return joined;
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
