import { isObject, own, sameJson } from '#schemas';
import { documentNodes } from '#engine/written';
import type { DocumentDiff, DocumentSource, Diagnostic, OverlayOperation } from '#engine/document';
import { documentDiagnostic } from '#engine/written';
import { copyOf } from './apply.ts';
import { checkOverlay } from './check.ts';
import { conflictOf } from './conflict.ts';
import type { ListKeys } from './list-keys.ts';
import { perform } from './perform.ts';
import { namesOf, objectOf, type Rework } from './rework.ts';
import { newTrees, arrangeNodes, removeNodes } from './structure-diff.ts';
import { idsOf, type Node } from './tree.ts';
import { valueDiff } from './value-diff.ts';

/** Parts of a node that other operations than `set` change. */
const notValues = new Set(['id', 'slots', 'fallback']);
const notDocumentValues = new Set(['body', 'dialogs', 'drawers']);

/**
 * The operations that make `base` into `target`, as few and as small as it takes: equal documents have none. Slots that
 * hold nothing count as no slots. Both have to be within the limits of documents.
 */
export function diffDocuments(base: DocumentSource, target: DocumentSource, keys?: ListKeys): DocumentDiff {
  const [source, wanted] = [copyOf(base), copyOf(target)];
  const operations: OverlayOperation[] = [];
  const diagnostics: Diagnostic[] = [...repeatedIds(source), ...repeatedIds(wanted)];
  if (diagnostics.length > 0) return { operations, diagnostics };
  const working = copyOf(base);
  const rework: Rework = {
    target: wanted,
    working,
    before: new Set(idsOf(source)),
    after: new Set(idsOf(wanted)),
    make(operation) {
      const outcome = perform(working, operation);
      if (outcome === 'made') operations.push(operation);
      if (typeof outcome === 'object')
        diagnostics.push(diagnostic(conflictOf(operation, operations.length, outcome).message));
    },
  };
  changeDocument(rework, source);
  changeNodes(rework, source, keys);
  newTrees(rework);
  arrangeNodes(rework);
  removeNodes(rework);
  if (diagnostics.length === 0 && !sameJson(withoutEmptySlots(working), withoutEmptySlots(wanted)))
    diagnostics.push(diagnostic('the fixed parts of the two are not the same.'));
  return { operations, diagnostics: diagnostics.length > 0 ? diagnostics : checkOverlay({ operations }) };
}

function changeDocument({ target, make }: Rework, base: Node): void {
  for (const name of namesOf(base, target)) {
    if (!notDocumentValues.has(name))
      for (const change of valueDiff({}, [name], base[name], target[name])) make(change);
  }
  for (const kind of ['dialogs', 'drawers']) {
    const [was, now] = [objectOf(base[kind]), objectOf(target[kind])];
    for (const name of namesOf(was, now)) {
      const [before, after] = [own(was, name), own(now, name)];
      if (!isObject(before) || !isObject(after)) continue;
      for (const part of namesOf(before, after)) {
        if (part === 'body') continue;
        for (const change of valueDiff({}, [kind, name, part], before[part], after[part])) make(change);
      }
    }
  }
}

function changeNodes({ target, make }: Rework, base: Node, keys: ListKeys | undefined): void {
  const before = new Map([...documentNodes(base)].map(({ node }) => [node.id, node]));
  for (const { node } of documentNodes(target)) {
    const was = before.get(node.id);
    if (!was) continue;
    const owner = { node: String(node.id), ...(keys ? { keyOf: keys.bind(undefined, node) } : {}) };
    for (const name of namesOf(was, node)) {
      if (!notValues.has(name)) for (const change of valueDiff(owner, [name], was[name], node[name])) make(change);
    }
  }
}

function* repeatedIds(document: Node): Generator<Diagnostic> {
  const seen = new Set<unknown>();
  for (const { node, pointer } of documentNodes(document)) {
    if (typeof node.id !== 'string' || seen.has(node.id))
      yield documentDiagnostic('PAGE_ID_DUPLICATE', `${pointer}/id`, { id: String(node.id) });
    seen.add(node.id);
  }
}

const diagnostic = (reason: string): Diagnostic => documentDiagnostic('OVERLAY_FIXED', '', { reason });

/** The document without slots that hold nothing, and without empty groups of dialogs. */
function withoutEmptySlots(document: Node): Node {
  const copy = structuredClone(document);
  const nodes = [...documentNodes(copy)];
  for (const { node } of nodes) {
    if (!isObject(node.slots)) continue;
    const filled = Object.entries(node.slots).filter(([, children]) => !Array.isArray(children) || children.length > 0);
    if (filled.length > 0) node.slots = Object.fromEntries(filled);
    else delete node.slots;
  }
  for (const kind of ['dialogs', 'drawers']) {
    if (isObject(copy[kind]) && Object.keys(copy[kind]).length === 0) delete copy[kind];
  }
  return copy;
}
