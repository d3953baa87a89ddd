import type { Schemas } from '#openapi';
import { isObject, own, pointerTo } from '#schemas';
import {
  type DocumentSource,
  fillText,
  type NodePosition,
  type OverlayConflict,
  type OverlayOperation,
  type PathStep,
} from '#engine/document';
import { documentNodes } from '#engine/written';
import { shownPath } from '#engine/overlays';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { type ChangeText, changeText } from './change-texts.ts';

type ConfigurationChange = Schemas['ConfigurationChange'];
type Node = Record<string, unknown>;

export interface Reader {
  locale: string;
  documents: Pick<Documents, 'message'>;
}

/** Everything that describes a change: both documents' nodes, and the reader's language. */
interface Description extends Reader {
  before: ReadonlyMap<unknown, { node: Node; pointer: string }>;
  after: ReadonlyMap<unknown, { node: Node; pointer: string }>;
  documentsOf: { before: Node; after: Node };
}

/** What distinguishes two documents, in the reader's words: one entry for each change, with the value before and after. */
export async function documentChanges(
  before: DocumentSource,
  after: DocumentSource,
  { wsId, ...reader }: Reader & { documents: Pick<Documents, 'diff'>; wsId: string | null },
): Promise<ConfigurationChange[]> {
  const description = descriptionOf(before, after, reader);
  const { operations } = await reader.documents.diff(before, after, wsId === null ? {} : { wsId });
  return operations.map((operation) => describeOperation(operation, description));
}

/** What an open change wants, beside what is shipped, in the reader's words. The pointer only identifies it. */
export function conflictChange(
  { code, operation, shipped, was: removed }: OverlayConflict,
  document: DocumentSource,
  reader: Reader & { pointer: string },
): ConfigurationChange {
  const description = descriptionOf(document, document, reader);
  if (code === 'OVERLAY_REMOVED_KEPT')
    return remainingNodesChange(removed, shipped, { ...description, pointer: reader.pointer });
  const { label, now, was } = describeOperation(operation, description);
  const isValue = operation.op === 'set' || operation.op === 'unset';
  return {
    pointer: reader.pointer,
    ...(label === undefined ? {} : { label }),
    was: isValue ? read(shipped, description) : was,
    now,
  };
}

/** What an operation changes, in the reader's words. */
export function operationLabel(
  operation: OverlayOperation,
  document: DocumentSource,
  reader: Reader,
): string | undefined {
  return describeOperation(operation, descriptionOf(document, document, reader)).label;
}

/** What was removed, and the names of what is left of it: no shown document has these nodes. */
function remainingNodesChange(
  removed: unknown,
  left: unknown,
  description: Description & { pointer: string },
): ConfigurationChange {
  const node = isObject(removed) ? removed : {};
  const widget = String(node['widget'] ?? node['fragment'] ?? '');
  const label = fillText(changeText('removed', description.locale), { widget, node: ownName(node, description) });
  const names = (Array.isArray(left) ? left : []).filter(isObject).map((part) => ownName(part, description));
  return {
    pointer: description.pointer,
    label,
    was: names.join(description.locale === 'en-US' ? ', ' : '、'),
    now: null,
  };
}

function descriptionOf(before: DocumentSource, after: DocumentSource, reader: Reader): Description {
  const nodesOf = (document: DocumentSource) =>
    new Map([...documentNodes({ ...document })].map((entry) => [entry.node.id, entry]));
  return {
    ...reader,
    before: nodesOf(before),
    after: nodesOf(after),
    documentsOf: { before: { ...before }, after: { ...after } },
  };
}

function describeOperation(operation: OverlayOperation, description: Description): ConfigurationChange {
  const say = (name: ChangeText, detail: Record<string, string>): string =>
    fillText(changeText(name, description.locale), detail);
  const inNew = (id: string): string => description.after.get(id)?.pointer ?? '';
  switch (operation.op) {
    case 'set':
    case 'unset': {
      const { node, path } = operation;
      const part = shownPath(path[0] === 'props' && path.length > 1 ? path.slice(1) : path);
      const label =
        node === undefined ? say('document', { part }) : say('node', { part, node: nameOf(node, description) });
      const now = operation.op === 'set' ? operation.value : undefined;
      return {
        pointer: pointerOf(operation, description),
        label,
        was: read(operation.was, description),
        now: read(now, description),
      };
    }
    case 'insert': {
      const { id, widget, fragment } = operation.value;
      const label = say('added', { widget: widget ?? fragment ?? '', node: nameOf(id, description) });
      return { pointer: inNew(id), label, was: null, now: positionName(operation, description) };
    }
    case 'remove': {
      const found = description.before.get(operation.node);
      const widget = String(found?.node['widget'] ?? found?.node['fragment'] ?? '');
      const label = say('removed', { widget, node: nameOf(operation.node, description) });
      return {
        pointer: found?.pointer ?? '',
        label,
        was: read(nameOf(operation.node, description), description),
        now: null,
      };
    }
    case 'move': {
      const label = say('moved', { node: nameOf(operation.node, description) });
      const was = operation.was ? positionName(operation.was, description) : null;
      return { pointer: inNew(operation.node), label, was, now: positionName(operation, description) };
    }
  }
}

/** A pointer to what the change leaves; for what it takes away to what was there. */
function pointerOf(
  { op, node, path }: Extract<OverlayOperation, { op: 'set' | 'unset' }>,
  { before, after, documentsOf }: Description,
): string {
  const side = op === 'set' ? 'after' : 'before';
  const found = node === undefined ? undefined : (side === 'after' ? after : before).get(node);
  let at: unknown = found ? found.node : documentsOf[side];
  let pointer = found?.pointer ?? '';
  for (const step of path) {
    const key = keyOf(at, step);
    pointer = pointerTo(pointer, key);
    at = Array.isArray(at) ? at[Number(key)] : isObject(at) ? own(at, String(key)) : undefined;
  }
  return pointer;
}

function keyOf(at: unknown, step: PathStep): string | number {
  if (typeof step === 'string') return step;
  const list: unknown[] = Array.isArray(at) ? at : [];
  return list.findIndex(
    (item) => isObject(item) && Object.entries(step).every(([name, value]) => own(item, name) === value),
  );
}

function positionName({ parent, after }: NodePosition, description: Description): string {
  const name: ChangeText = after === null ? 'first' : after === undefined ? 'last' : 'after';
  return fillText(changeText(name, description.locale), { node: nameOf(after ?? parent, description) });
}

/** Props that say what a node is called, the first that is there. */
const naming = ['label', 'title', 'header', 'text', 'name'];

/** What a person knows the node by: its label in their language, else its id. */
function nameOf(id: string, description: Description): string {
  return ownName((description.after.get(id) ?? description.before.get(id))?.node ?? { id }, description);
}

function ownName({ id, props }: Node, reader: Reader): string {
  for (const name of naming) {
    const text = isObject(props) ? read(own(props, name), reader) : undefined;
    if (typeof text === 'string' && text !== '') return text;
  }
  return String(id);
}

/** A value as the reader sees it: a text is read in their language, everything else stays. */
function read(value: unknown, { locale, documents }: Reader): unknown {
  if (value === undefined) return null;
  if (!isObject(value) || !('t' in value)) return value;
  const { t } = value;
  if (typeof t === 'string') return documents.message(t, locale) ?? t;
  return isObject(t) ? (own(t, locale) ?? null) : value;
}
