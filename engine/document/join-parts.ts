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

/** Members of a part that the page, fragment, dialog or drawer around its node gets. */
const scopeMembers = ['state', 'data', 'actions'] as const;

/**
 * Replaces the nodes that name parts of a document by these: `{"id": "form", "part": "session.loginForm"}` becomes the body of that
 * part, whose id is the same, and what the part has of state, data and actions goes to the scope around the node. A node that names
 * no such part stays as it is, for the checker to report.
 */
export function joinParts(document: unknown, partOf: PartOf): JoinedDocument {
  const parts: WrittenPart[] = [];
  const joinScope: ChangeScope = (scope, at) => {
    const found: NamedPart[] = [];
    const node = (value: unknown, pointer: string, around: readonly string[]): unknown => {
      if (!isObject(value)) return value;
      const part = around.includes(String(value.part)) ? undefined : partFor(value, partOf);
      if (!part) return withInner(value, pointer, (child, below) => node(child, below, around));
      const id = String(value.part);
      found.push({ id, part });
      parts.push({ id, kind: 'part', pointer, from: '/body' });
      return node(part.body, pointer, [...around, id]);
    };
    const whole = { ...scope, body: node(scope.body, `${at}/body`, []) };
    for (const one of found) parts.push(...addMembers(whole, at, one));
    return whole;
  };
  const whole = withScopes(document, joinScope);
  return { document: parts.length > 0 ? whole : document, parts };
}

interface NamedPart {
  id: string;
  part: Record<string, unknown>;
}

/** Adds what a part brings beside its body to a copy of a scope, whose own members win. @returns where each was written */
function addMembers(scope: Record<string, unknown>, at: string, { id, part }: NamedPart): WrittenPart[] {
  return scopeMembers.flatMap((member) => {
    const own = Object(scope[member]);
    const added = Object.entries(Object(part[member])).filter(([name]) => !Object.hasOwn(own, name));
    if (added.length > 0) scope[member] = { ...own, ...Object.fromEntries(added) };
    return added.map(([name]): WrittenPart => {
      const from = pointerTo(`/${member}`, name);
      return { id, kind: 'part', pointer: `${at}${from}`, from };
    });
  });
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

/** Changes a document, dialog or drawer that has a body; `at` is its own pointer. */
type ChangeScope = (scope: Record<string, unknown>, at: string) => Record<string, unknown>;

/** A copy of a document whose own body and those of its dialogs and drawers are changed. */
export const withBodies = (document: unknown, change: Change): unknown =>
  withScopes(document, (scope, at) => ({ ...scope, body: change(scope.body, `${at}/body`) }));

/** A copy of a document that is changed itself, as far as it has a body, and whose dialogs and drawers are. */
function withScopes(document: unknown, change: ChangeScope): unknown {
  if (!isObject(document)) return document;
  const whole = document.body === undefined ? { ...document } : change(document, '');
  for (const kind of ['dialogs', 'drawers']) {
    const group = document[kind];
    if (!isObject(group)) continue;
    whole[kind] = mapped(group, (opened, name) =>
      isObject(opened) && opened.body !== undefined ? change(opened, pointerTo(`/${kind}`, name)) : opened,
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

/** The part that a node names; undefined for a node of another kind, and for one that its part does not fit. */
function partFor(node: Record<string, unknown>, partOf: PartOf): Record<string, unknown> | undefined {
  if (typeof node.part !== 'string' || Object.keys(node).some((name) => name !== 'id' && name !== 'part'))
    return undefined;
  const part = partOf(node.part);
  return isObject(part) && part.kind === 'part' && isObject(part.body) && part.body.id === node.id ? part : undefined;
}

function mapped(
  group: Record<string, unknown>,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(value, name)]));
}
