import { isObject, nearest, own, pointerTo } from '#schemas';
import { changedNodes, type Report, withTexts } from './variant-changes.ts';
import { expandBlocks, expandTables } from './expand-blocks.ts';
import { FullFiles, type WrittenFiles } from './full-files.ts';
import type { Diagnostic } from '#engine/document';
import {
  documentDiagnostic,
  type JoinedDocument,
  joinParts,
  withBodies,
  writtenIn,
  type WrittenPart,
} from '#engine/written';

export interface JoinedFile extends JoinedDocument {
  /** What a variant names that is not there, by pointers of its own file. */
  diagnostics: Diagnostic[];
}

/** Members of which a variant may have some of its own, by name. */
const groups = ['params', 'state', 'data', 'actions'];

/** Members of a variant that are no member of the whole document. */
const ownToVariants = ['$schema', 'kind', 'version', 'of', 'instead', 'without', 'subtitle', 'form', 'with'];

/**
 * The whole document of a file. Short forms are written in full, and parts replace the nodes that name them. A variant becomes the
 * document that it
 * is `of`, its parts joined, with the calls, role sets and fragments of `instead` instead of those of the document, without the nodes
 * of `without`, and with the members that the variant itself has.
 */
export function joinDocument(file: unknown, files: WrittenFiles): JoinedFile {
  if (!isObject(file)) return { document: file, parts: [], diagnostics: [] };
  const full = new FullFiles(files);
  const model = file.kind === 'variant' ? files.document(String(file.of)) : undefined;
  const whole = full.given(file, isObject(model) ? model.texts : file.texts);
  const joined = joinFull(whole, full);
  // A list that does not fit its schema was not expanded: the checker reads it as it is written.
  if (file.kind === 'list' && joined.document === whole) return { ...joined, document: file, parts: [] };
  return { ...joined, parts: full.written(joined.parts) };
}

function joinFull(file: Record<string, unknown>, files: FullFiles): JoinedFile {
  if (file.kind !== 'variant') return joinWhole(file, files);
  const id = String(file.of);
  const model = files.document(id);
  if (!isObject(model) || model.kind === 'variant') {
    const diagnostics = [documentDiagnostic('PAGE_VARIANT_OF', '/of', { name: id.slice(0, 100) })];
    return { document: file, parts: [], diagnostics };
  }
  const whole = joinWhole(listOf(file, model), files);
  const joined = variantOf(file, { ...whole, id });
  return { ...joined, diagnostics: [...whole.diagnostics, ...joined.diagnostics] };
}

/** A list with the members that a variant of it has: what it calls its rows with, and how it is called. */
function listOf(file: Record<string, unknown>, model: Record<string, unknown>): Record<string, unknown> {
  if (model.kind !== 'list') return model;
  const { subtitle, form, with: given } = file;
  return {
    ...model,
    ...(subtitle !== undefined && { subtitle }),
    ...(form !== undefined && { form }),
    ...(given !== undefined && { with: { ...Object(model.with), ...Object(given) } }),
  };
}

/** A document that is no variant: its blocks as nodes, and parts in their places. */
function joinWhole(file: Record<string, unknown>, files: FullFiles): JoinedFile {
  const expanded = expandBlocks(file, files);
  const joined = joinParts(withoutTexts(expanded.document), files.part);
  const whole = expandTables(joined.document, files);
  return {
    document: whole.document,
    parts: [...files.ownPart(file), ...expanded.parts, ...joined.parts, ...whole.parts],
    diagnostics: [...expanded.diagnostics, ...whole.diagnostics],
  };
}

/** A document does not say how the keys of its file begin. */
function withoutTexts(document: unknown): unknown {
  if (!isObject(document) || document.texts === undefined || document.kind === 'list') return document;
  const { texts: _, ...rest } = document;
  return rest;
}

function variantOf(file: Record<string, unknown>, model: JoinedDocument & { id: string }): JoinedFile {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (pointer, what, name, known) => {
    const close = nearest(name, known);
    const hint = close === undefined ? undefined : `Did you mean "${close}"?`;
    diagnostics.push(documentDiagnostic('PAGE_VARIANT_NAME', pointer, { of: model.id, what, name }, hint));
  };
  const parts: WrittenPart[] = [{ id: model.id, kind: 'document', pointer: '', from: '' }, ...model.parts];

  const ids = new Set<string>();
  const wanted = Array.isArray(file.without) ? file.without.map(String) : [];
  const shorter = withoutNodes({ ...model, parts }, new Set(wanted), ids);
  wanted.forEach((name, index) => {
    if (!ids.has(name)) report(pointerTo('/without', index), 'node', name, ids);
  });

  const instead = Object(file.instead) as Record<string, unknown>;
  const changed = changedNodes(shorter.document, instead, report);
  let document = changed.document;
  for (const [member, key, what] of [
    ['calls', 'call', 'call'],
    ['roles', 'roles', 'role set'],
    ['fragments', 'fragment', 'fragment'],
  ] as const) {
    const names = Object(own(instead, member)) as Record<string, unknown>;
    const used = new Set<string>();
    document = replaced(document, key, names, used);
    for (const name of Object.keys(names))
      if (!used.has(name)) report(pointerTo(`/instead/${member}`, name), what, name, used);
  }
  document = withTexts(document, Object(own(instead, 'texts')), report);
  const ofVariant = changed.pointers.map(
    (pointer): WrittenPart => ({ ...pointer, id: String(file.id), kind: 'document' }),
  );
  return withOwnMembers(file, { document, parts: [...shorter.parts, ...ofVariant], diagnostics });
}

/** The document without some of its nodes; what moves forward in its slot is still found in the file where it is written. */
function withoutNodes(
  { document, parts }: JoinedDocument,
  names: ReadonlySet<string>,
  ids: Set<string>,
): JoinedDocument {
  const moved: WrittenPart[] = parts.filter(({ pointer }) => !inBodies.test(pointer));
  const node = (value: unknown, to: string, from: string): unknown => {
    if (!isObject(value)) return value;
    if (typeof value.id === 'string') ids.add(value.id);
    const written = writtenIn(from, parts);
    if (written.part && (to !== from || parts.some((part) => part.pointer === from)))
      moved.push({ ...written.part, pointer: to, from: written.pointer });
    for (const part of parts)
      if (isInNode(part.pointer, from)) moved.push({ ...part, pointer: `${to}${part.pointer.slice(from.length)}` });
    const whole = { ...value };
    if (isObject(value.slots))
      whole.slots = Object.fromEntries(
        Object.entries(value.slots).map(([slot, children]) => {
          if (!Array.isArray(children)) return [slot, children];
          const at = (start: string, index: number): string => pointerTo(pointerTo(`${start}/slots`, slot), index);
          const remaining = children
            .map((child: unknown, index) => ({ child, index }))
            .filter(({ child }) => !isLeftOut(child));
          return [slot, remaining.map(({ child, index }, position) => node(child, at(to, position), at(from, index)))];
        }),
      );
    if (value.fallback !== undefined) whole.fallback = node(value.fallback, `${to}/fallback`, `${from}/fallback`);
    return whole;
  };
  const isLeftOut = (child: unknown): boolean => {
    if (!isObject(child) || typeof child.id !== 'string' || !names.has(child.id)) return false;
    ids.add(child.id);
    return true;
  };
  const shorter = withBodies(document, (body, pointer) => node(body, pointer, pointer));
  return { document: shorter, parts: moved };
}

const inBodies = /^(\/(dialogs|drawers)\/[^/]+)?\/body(\/|$)/;

/** Whether a pointer is that of something in a node that is no other node. */
const isInNode = (pointer: string, node: string): boolean =>
  pointer.startsWith(`${node}/`) && !/^\/(slots\/[^/]+\/|fallback(\/|$))/.test(pointer.slice(node.length));

/** A copy with other texts under a key, at any depth; `used` gets the texts that were there. */
function replaced(value: unknown, key: string, names: Record<string, unknown>, used: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, key, names, used));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name !== key || typeof inner !== 'string') return [name, replaced(inner, key, names, used)];
      used.add(inner);
      return [name, own(names, inner) ?? inner];
    }),
  );
}

function withOwnMembers(file: Record<string, unknown>, joined: JoinedFile): JoinedFile {
  const document: Record<string, unknown> = { ...Object(joined.document) };
  const parts = [...joined.parts];
  for (const [member, value] of Object.entries(file)) {
    if (ownToVariants.includes(member)) continue;
    const isGroup = groups.includes(member) && isObject(value);
    document[member] = isGroup ? { ...Object(document[member]), ...value } : value;
    const pointers = isGroup ? Object.keys(value).map((name) => pointerTo(`/${member}`, name)) : [`/${member}`];
    for (const pointer of pointers) parts.push({ id: String(file.id), kind: 'document', pointer, from: pointer });
  }
  return { ...joined, document, parts };
}
